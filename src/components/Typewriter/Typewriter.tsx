import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useOnScreen } from '@/hooks/useOnScreen';
import { whenIdleOrInteracted } from '@/hydration/idle';
import styles from './Typewriter.module.css';

type TypewriterProps = {
  /** Precedes every phrase. */
  readonly prefix: string;
  readonly phrases: readonly string[];
  readonly isMotionOn: boolean;
  readonly className?: string | undefined;
};

/**
 * Types the phrases in turn while `isMotionOn` and on screen. Off screen it pauses; if not `isMotionOn`
 * it shows the first phrase. Screen readers get one constant sentence with all phrases. The space
 * for the longest phrase is reserved.
 */
export function Typewriter({ prefix, phrases, isMotionOn, className }: TypewriterProps) {
  const { ref, isOnScreen } = useOnScreen<HTMLParagraphElement>();
  const { node, isTyping } = useTyping(phrases, isMotionOn, isOnScreen);
  return (
    <p
      ref={ref}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-on-screen={isOnScreen}
    >
      <VisuallyHidden>{`${prefix} ${phrases.join('; ')}.`}</VisuallyHidden>
      <span aria-hidden="true">
        {prefix}{' '}
        <span className={styles.stack}>
          {phrases.map((phrase) => (
            <span key={phrase} className={styles.sizer} data-phrase={phrase} />
          ))}
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
  const typer = useRef<ReturnType<typeof createTyper>>(undefined);
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    if (!isMotionOn || !isOnScreen) return undefined;
    let isCancelled = false;
    void whenIdleOrInteracted.then(() => {
      if (isCancelled || !node.current) return;
      typer.current ??= createTyper(node.current, phrases);
      typer.current.run();
      setIsTyping(true);
    });
    return () => {
      isCancelled = true;
      typer.current?.pause();
    };
  }, [phrases, isMotionOn, isOnScreen]);

  useEffect(() => {
    if (!isMotionOn) return undefined;
    return () => {
      typer.current = undefined;
      setIsTyping(false);
    };
  }, [phrases, isMotionOn]);

  return { node, isTyping };
}

/** Milliseconds (SPEC section 9). */
const typingMs = 120;
const deletingMs = 80;
const pauseMs = 2000;

/**
 * Deletes and types the phrases in turn; the first one stands at the start. The text is set as a whole,
 * whatever a translator has made of its node.
 */
function createTyper(element: HTMLElement, phrases: readonly string[]) {
  const node = document.createTextNode('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let index = 0;
  let length = phrases[0]?.length ?? 0;
  let isDeleting = false;

  function show() {
    const phrase = phrases[index] ?? '';
    const isComplete = length === phrase.length;
    element.toggleAttribute('data-complete', isComplete);
    if (node.parentNode !== element) element.replaceChildren(node);
    node.data = phrase.slice(0, length);
    if (isComplete) isDeleting = true;
    timer = setTimeout(step, isComplete ? pauseMs : isDeleting ? deletingMs : typingMs);
  }

  function step() {
    if (length === 0) {
      index = (index + 1) % phrases.length;
      isDeleting = false;
    }
    length += isDeleting ? -1 : 1;
    show();
  }

  return { run: show, pause: () => clearTimeout(timer) };
}
