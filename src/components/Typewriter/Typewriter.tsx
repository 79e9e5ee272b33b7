import { useEffect, useRef, useState } from 'react';
import { useOnScreen } from '@/hooks/useOnScreen';
import { whenIdleOrInteracted } from '@/hydration/idle';
import type { Typer } from './createTyper';
import styles from './Typewriter.module.css';

type TypewriterProps = {
  readonly prefix: string;
  readonly phrases: readonly string[];
  readonly isMotionOn: boolean;
  readonly className?: string | undefined;
};

/** Screen readers get one constant sentence with all phrases; space for the longest is reserved. */
export function Typewriter({ prefix, phrases, isMotionOn, className }: TypewriterProps) {
  const { ref, isOnScreen } = useOnScreen<HTMLParagraphElement>();
  const { node, isTyping } = useTyping(phrases, isMotionOn, isOnScreen);
  return (
    <p
      ref={ref}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-text="h3"
      data-on-screen={isOnScreen}
    >
      <span data-visually-hidden="">{`${prefix} ${phrases.join('; ')}.`}</span>
      <span aria-hidden="true">
        {prefix}{' '}
        <span className={styles.stack}>
          <span className={styles.sizers}>
            {phrases.map((phrase) => (
              <span key={phrase} className={styles.sizer} data-phrase={phrase} />
            ))}
          </span>
          <span className={styles.line}>
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

function useTyping(phrases: readonly string[], isMotionOn: boolean, isOnScreen: boolean) {
  const node = useRef<HTMLSpanElement>(null);
  const typer = useRef<Typer>(undefined);
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    if (!isMotionOn || !isOnScreen) return undefined;
    let isCancelled = false;
    const run = async () => {
      await whenIdleOrInteracted;
      const { createTyper } = await import('./createTyper');
      if (isCancelled || !node.current) return;
      typer.current ??= createTyper(node.current, phrases, () => setIsTyping(true));
      typer.current.run();
    };
    run().catch(() => undefined);
    return () => {
      isCancelled = true;
      typer.current?.pause();
    };
  }, [phrases, isMotionOn, isOnScreen]);

  useEffect(() => {
    if (!isMotionOn) return undefined;
    return () => {
      typer.current?.dispose();
      typer.current = undefined;
      setIsTyping(false);
    };
  }, [phrases, isMotionOn]);

  return { node, isTyping };
}
