import { useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { choiceSaved, cookieBanner } from '@/content/consent';
import type { ConsentRecord } from '../consentRecord';

type ConsentStatusProps = {
  readonly record: ConsentRecord | null;
  readonly hasBanner: boolean;
};

/** Announces the banner and a choice to screen readers, because both come and go silently. */
export function ConsentStatus({ record, hasBanner }: ConsentStatusProps) {
  const [initialTimestamp] = useState(record?.timestamp);
  const isNew = record !== null && record.timestamp !== initialTimestamp;
  return (
    <div role="status">
      {hasBanner && <VisuallyHidden>{cookieBanner.announcement}</VisuallyHidden>}
      {isNew && <VisuallyHidden>{choiceSaved[record.choice]}</VisuallyHidden>}
    </div>
  );
}
