import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

/** Announces the title after a client-side navigation, as browsers do for a new document. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let lastTitle = document.title;
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === lastTitle) return;
      lastTitle = document.title;
      setTitle(lastTitle);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
