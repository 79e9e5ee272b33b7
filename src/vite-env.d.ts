/// <reference types="vite/client" />

/** A logo of the CC0 set "logos", by its name there; the value is the address of the SVG file. */
declare module '~logos/*' {
  const url: string;
  export default url;
}
