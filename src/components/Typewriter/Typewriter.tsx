import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { afterLoad } from '@/lib/afterLoad';
import styles from './Typewriter.module.css';

type TypewriterProps = {
  /** What stands before every phrase. */
  readonly prefix: string;
  readonly phrases: readonly string[];
  readonly playing: boolean;
  readonly className?: string | undefined;
};

/**
 * A line that types the phrases in turn while `playing`, and shows the first one otherwise. Readers
 * get one sentence with all of them, which never changes. Room is kept for the longest phrase.
 */
export function Typewriter({ prefix, phrases, playing, className }: TypewriterProps) {
  const { node, isTyping } = useTyping(phrases, playing);
  return (
    <p className={className ? `${styles.root} ${className}` : styles.root}>
      <VisuallyHidden>{`${prefix} ${phrases.join('; ')}.`}</VisuallyHidden>
      <span aria-hidden="true">
        {prefix}{' '}
        <span className={styles.stack}>
          {phrases.map((phrase) => (
            <span key={phrase} className={styles.room} data-text={phrase} />
          ))}
          <span>
            <span className={styles.phrase} data-typing={isTyping}>
              <span hidden={isTyping}>{phrases[0]}</span>
              <span hidden={!isTyping} ref={node} />
            </span>
          </span>
        </span>
      </span>
    </p>
  );
}

function useTyping(phrases: readonly string[], playing: boolean) {
  const node = useRef<HTMLSpanElement>(null);
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    if (!playing) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      await afterLoad;
      const { startTyping } = await import('./startTyping');
      if (isOver || !node.current) return;
      stop = startTyping(node.current, phrases, () => setTyping(true));
    };
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
      setTyping(false);
    };
  }, [phrases, playing]);

  return { node, isTyping };
}
