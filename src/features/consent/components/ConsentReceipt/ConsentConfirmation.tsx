import { useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { choiceSaved } from '@/content/consent';
import type { ConsentRecord } from '../../consentRecord';

type ConsentConfirmationProps = {
  readonly record: ConsentRecord | null;
};

/** Announces a choice to screen readers, because banner and dialog close silently. */
export function ConsentConfirmation({ record }: ConsentConfirmationProps) {
  const [initialTimestamp] = useState(record?.timestamp);
  const isNew = record !== null && record.timestamp !== initialTimestamp;
  return (
    <div role="status">
      {isNew && <VisuallyHidden>{choiceSaved[record.choice]}</VisuallyHidden>}
    </div>
  );
}
