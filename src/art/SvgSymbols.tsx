import { useMemo } from 'react';
import { deferMarkup } from './deferMarkup';
import { viewBox, type Drawing } from './kit';
import styles from './Art.module.css';

type SvgSymbolsProps = {
  /** A name must be unique on the page. */
  readonly drawings: Readonly<Record<string, Drawing>>;
};

/**
 * Defines each drawing once on the page; `SvgUse` shows it. It is not `display: none`, which would
 * disable the clip paths inside.
 */
export function SvgSymbols({ drawings }: SvgSymbolsProps) {
  const markup = useMemo(
    () =>
      deferMarkup(() =>
        Object.entries(drawings)
          .map(([name, drawing]) => {
            const fit = drawing.fit === undefined ? '' : ` preserveAspectRatio="${drawing.fit}"`;
            return `<symbol id="${symbolId(name)}" viewBox="${viewBox(drawing)}"${fit}>${drawing.body(symbolId(name))}</symbol>`;
          })
          .join(''),
      ),
    [drawings],
  );
  return (
    <svg
      width="0"
      height="0"
      className={styles.symbols}
      aria-hidden="true"

      dangerouslySetInnerHTML={markup}
    />
  );
}

type SvgUseProps = {
  readonly name: string;
  readonly className?: string | undefined;
};

/** Shows a symbol, fitted into the box whose size the CSS class sets. */
export function SvgUse({ name, className }: SvgUseProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}

function symbolId(name: string): string {
  return `art-${name}`;
}
