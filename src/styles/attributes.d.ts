import 'react';

type TextStyle =
  | 'title'
  | 'subtitle'
  | 'h3'
  | 'h4'
  | 'card'
  | 'lead'
  | 'intro'
  | 'brief'
  | 'small'
  | 'note'
  | 'xs'
  | 'control'
  | 'link';
type TextModifier = 'secondary' | 'strong' | 'accent' | 'link';

declare module 'react' {
  /** The attributes that base.css styles: another value does not compile. */
  interface AriaAttributes {
    readonly 'data-text'?:
      | TextStyle
      | TextModifier
      | `${TextStyle} ${TextModifier}`
      | `${TextStyle} ${TextModifier} ${TextModifier}`
      | undefined;
    readonly 'data-row'?: '' | 'inline' | undefined;
    /** On a wide screen: their shares, or a table of contents that stays in view, beside its text. */
    readonly 'data-columns'?: '4:8' | '7:5' | '5:7' | 'contents' | undefined;
    readonly 'data-hover'?: 'fill' | 'ground' | 'underline' | undefined;
    readonly 'data-variant'?:
      'plain' | 'round' | 'bar' | 'underlined' | 'outline' | 'outlined' | undefined;
  }
}
