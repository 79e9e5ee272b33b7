import styles from './FooterWordmark.module.css';

/** In units of the page's column. */
const width = 1200;
const height = 370;
const sun = { cx: 1008, cy: 290, r: 219 } as const;
const clipId = 'wordmark-sun';

/** A name fills the width at this font size, divided by the number of its letters. */
const sizeOfOneLetter = 2574;
const largestSize = 250;
/** The space before the stem of the first letter, in sizes. */
const sideBearing = 0.07;

type FooterWordmarkProps = { readonly name: string; readonly className?: string | undefined };

/** The name over a rising sun; the overlapping part has another colour for contrast. */
export function FooterWordmark({ name, className }: FooterWordmarkProps) {
  const fontSize = Math.min(largestSize, Math.round(sizeOfOneLetter / name.length));
  const text = {
    x: -Math.round(sideBearing * fontSize),
    y: height - 62,
    fontSize,
    className: styles.name,
  } as const;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
    >
      <clipPath id={clipId}>
        <circle {...sun} />
      </clipPath>
      <circle {...sun} className={styles.sun} />
      <text {...text}>{name}</text>
      <g clipPath={`url(#${clipId})`} className={styles.overSun}>
        <text {...text}>{name}</text>
      </g>
    </svg>
  );
}
