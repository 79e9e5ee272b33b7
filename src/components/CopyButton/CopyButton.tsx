import { useState } from 'react';
import { Button } from '@/components/Button/Button';

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Replaces the label once the text is copied. */
  readonly done: string;
};

/** Nothing where the browser gives no access to the clipboard, as on plain http. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <Button tone="outline" size="small" onClick={() => void copy().catch(() => undefined)}>
      {copied === text ? done : label}
    </Button>
  );
}
