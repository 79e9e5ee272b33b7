import type { LucideIcon } from './icons';

type IconProps = {
  readonly icon: LucideIcon;
  /** In pixels of the default text size; it grows with the text. */
  readonly size?: number;
};

export function Icon({ icon: Glyph, size = 20 }: IconProps) {
  return <Glyph size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
