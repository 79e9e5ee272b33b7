import type { ReactNode } from 'react';
import { paths } from '@/config/paths';

type FormNoticeProps = {
  readonly text: ReactNode;
  readonly className?: string | undefined;
  readonly policy: {
    readonly label: string;
    readonly opensInNewTab: string;
  };
};

/** The privacy notice beside a form. Its link opens a new tab, so that a chosen file is not lost. */
export function FormNotice({ text, policy, className }: FormNoticeProps) {
  return (
    <p className={className} data-text={className ? 'note' : 'note secondary'}>
      {text}{' '}
      <a href={paths.privacy} target="_blank">
        {policy.label}
        <span data-visually-hidden=""> {policy.opensInNewTab}</span>
      </a>
    </p>
  );
}
