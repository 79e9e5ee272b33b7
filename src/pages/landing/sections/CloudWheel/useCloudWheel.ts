import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { wheelOrder, type CloudId } from '@/content/clouds/list';
import { isMotionOn } from '@/features/motion/motion';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { isEscape } from '@/lib/userEvents';

/** Why a panel is open. A later one of these keeps it open when an earlier one ends. */
const reasons = ['closed', 'start', 'pointer', 'focus', 'choice'] as const;
type Reason = (typeof reasons)[number];

/** A closed wheel keeps its last cloud, whose icon stays in the tab order. */
type WheelState = { readonly cloud: CloudId; readonly reason: Reason };

/** The panel stays open this long after the pointer leaves, in case it returns. */
const leaveDelayMs = 300;

/**
 * Hovering an icon replaces an open panel after this long, because the pointer crosses icons on the
 * way to Read More.
 */
const hoverDelayMs = 120;

/**
 * Hovering or focusing an icon opens its cloud until the pointer or the focus leaves the wheel and
 * the panel. A click or tap keeps it open.
 */
export function useCloudWheel(first: CloudId) {
  const [state, setState] = useState<WheelState>({ cloud: first, reason: 'start' });
  const area = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = () => clearTimeout(pending.current);
  const schedule = (delayMs: number, action: () => void) => {
    cancel();
    pending.current = setTimeout(action, delayMs);
  };

  /** @param chosen by default the cloud of the last state, which may not have rendered yet */
  const open = (chosen: CloudId | null, reason: Reason) =>
    setState((now) => {
      const cloud = chosen ?? now.cloud;
      const isKept = reasons.indexOf(now.reason) >= reasons.indexOf(reason);
      return isKept && now.cloud === cloud ? now : { cloud, reason };
    });

  const leave = (reason: Reason) =>
    setState((now) => (now.reason === reason ? { ...now, reason: 'closed' } : now));

  const show = (cloud: CloudId) => {
    cancel();
    open(cloud, 'choice');
    writeEntryState({ cloud });
  };

  const close = () => {
    cancel();
    const wouldLoseFocus = panels.current?.contains(document.activeElement) === true;
    setState({ ...state, reason: 'closed' });
    writeEntryState({ cloud: null });
    if (wouldLoseFocus) area.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  const closeOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isEscape(event) || state.reason === 'closed') return;
    const hasFocus = area.current?.contains(document.activeElement) === true;
    if (hasFocus || state.reason === 'pointer') close();
  });

  // Back shows the cloud that the visitor has left open.
  useLayoutEffect(() => {
    const saved = readEntryState('cloud');
    const cloud = wheelOrder.find(({ id }) => id === saved);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page first hydrates as it was prerendered
    if (cloud) setState({ cloud: cloud.id, reason: 'choice' });
  }, []);

  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      clearTimeout(pending.current);
    };
  }, []);

  const areaProps = {
    ref: area,
    onPointerEnter: cancel,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') schedule(leaveDelayMs, () => leave('pointer'));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave('focus');
    },
  };

  const panelsProps = {
    ref: panels,
    onFocus: () => open(null, 'focus'),
    onClickCapture: () => writeEntryState({ cloud: state.cloud }),
  };

  const toolbarProps = {
    onKeyDown: (event: KeyboardEvent) => {
      const icons = [...event.currentTarget.querySelectorAll('button')];
      const index = wheelOrder.findIndex(({ id }) => id === state.cloud);
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: (index + 1) % icons.length,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      icons.at(target)?.focus();
    },
  };

  const iconProps = (cloud: CloudId) => ({
    tabIndex: cloud === state.cloud ? 0 : -1,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const isFree = ['closed', 'start'].includes(state.reason) || state.cloud === cloud;
      if (isFree) open(cloud, 'pointer');
      else schedule(hoverDelayMs, () => open(cloud, 'pointer'));
    },
    onPointerLeave: cancel,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      const isFromPanel = panels.current?.contains(relatedTarget) === true;
      if (!isFromPanel) open(cloud, 'focus');
    },
    onClick: () => {
      show(cloud);
      // Below the wheel, on a phone, the panel may be out of view.
      panels.current?.scrollIntoView({
        block: 'nearest',
        behavior: isMotionOn() ? 'smooth' : 'instant',
      });
    },
  });

  return { state, show, close, areaProps, panelsProps, toolbarProps, iconProps };
}
