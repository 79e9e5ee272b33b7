import { Fragment, type ReactNode } from 'react';

/** The text breaks behind at signs and full stops of its addresses, if it has to. */
export function breakable(text: string): ReactNode {
  return text.split(/(?<=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
