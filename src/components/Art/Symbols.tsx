import { viewBox, type Drawing } from '@/components/Art/kit';
import styles from './Symbols.module.css';

type SymbolsProps = {
  /** A name must be unique on the page. */
  readonly drawings: Readonly<Record<string, Drawing>>;
};

/**
 * Defines each drawing once on the page; `Use` prints it. Not `display: none`: what a clip path
 * inside refers to would not be found.
 */
export function Symbols({ drawings }: SymbolsProps) {
  const markup = Object.entries(drawings)
    .map(([name, drawing]) => {
      const fit = drawing.fit === undefined ? '' : ` preserveAspectRatio="${drawing.fit}"`;
      return `<symbol id="${symbolId(name)}" viewBox="${viewBox(drawing)}"${fit}>${drawing.body(symbolId(name))}</symbol>`;
    })
    .join('');
  return (
    <svg
      width="0"
      height="0"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

type UseProps = {
  readonly name: string;
  readonly className?: string | undefined;
};

/** Prints a symbol. The symbol fits itself into the box, whose size CSS has to give. */
export function Use({ name, className }: UseProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}

function symbolId(name: string): string {
  return `art-${name}`;
}
