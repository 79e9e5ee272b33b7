import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { wheelOrder, type CloudId } from '@/content/clouds/list';
import { isMotionOn } from '@/features/motion/motion';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { isEscape } from '@/lib/userEvents';

/** Why a panel is open. A reason of higher priority keeps it open when another one ends. */
type Reason = 'start' | 'pointer' | 'focus' | 'choice';

/** A closed wheel keeps its last cloud, whose icon stays in the tab order. */
export type WheelState =
  | { readonly status: 'open'; readonly cloud: CloudId; readonly reason: Reason }
  | { readonly status: 'closed'; readonly cloud: CloudId };

type WheelAction =
  | { readonly type: 'show'; readonly cloud: CloudId; readonly reason: Reason }
  | { readonly type: 'leave'; readonly reason: Reason }
  | { readonly type: 'close' };

/** The panel stays open this long after the pointer leaves, in case it returns. */
const leaveDelayMs = 300;

/**
 * Hovering an icon replaces an open panel after this long, because the pointer crosses icons on the
 * way to Read More.
 */
const hoverDelayMs = 120;

const priority: Readonly<Record<Reason, number>> = { start: 0, pointer: 1, focus: 2, choice: 3 };

/**
 * Hovering or focusing an icon opens its cloud until the pointer or the focus leaves the wheel and
 * the panel. A click or tap keeps it open.
 */
export function useCloudWheel(first: CloudId) {
  const [state, dispatch] = useReducer(reduce, { status: 'open', cloud: first, reason: 'start' });
  const area = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const icons = useRef(new Map<CloudId, HTMLButtonElement>());
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = () => clearTimeout(pending.current);
  const schedule = (delayMs: number, action: WheelAction) => {
    cancel();
    pending.current = setTimeout(dispatch, delayMs, action);
  };

  const show = (cloud: CloudId) => {
    cancel();
    dispatch({ type: 'show', cloud, reason: 'choice' });
    writeEntryState('cloud', cloud);
  };

  const close = () => {
    cancel();
    const wouldLoseFocus = panels.current?.contains(document.activeElement) === true;
    dispatch({ type: 'close' });
    writeEntryState('cloud', null);
    if (wouldLoseFocus) icons.current.get(state.cloud)?.focus();
  };

  const closeOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isEscape(event) || state.status === 'closed') return;
    const hasFocus = area.current?.contains(document.activeElement) === true;
    if (hasFocus || state.reason === 'pointer') close();
  });

  // Back shows the cloud that the visitor has left open.
  useLayoutEffect(() => {
    const saved = readEntryState('cloud');
    const cloud = wheelOrder.find(({ id }) => id === saved);
    if (cloud) dispatch({ type: 'show', cloud: cloud.id, reason: 'choice' });
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
      if (pointerType !== 'touch') schedule(leaveDelayMs, { type: 'leave', reason: 'pointer' });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'leave', reason: 'focus' });
    },
  };

  const panelsProps = {
    ref: panels,
    onFocus: () => dispatch({ type: 'show', cloud: state.cloud, reason: 'focus' }),
    onClickCapture: () => writeEntryState('cloud', state.cloud),
  };

  const toolbarProps = {
    onKeyDown: (event: KeyboardEvent) => {
      const next = neighbour(state.cloud, event.key);
      if (!next) return;
      event.preventDefault();
      icons.current.get(next)?.focus();
    },
  };

  const iconProps = (cloud: CloudId) => ({
    ref: (button: HTMLButtonElement) => {
      icons.current.set(cloud, button);
      return () => void icons.current.delete(cloud);
    },
    tabIndex: cloud === state.cloud ? 0 : -1,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const action: WheelAction = { type: 'show', cloud, reason: 'pointer' };
      const replaces = state.status === 'open' && state.reason !== 'start' && state.cloud !== cloud;
      if (replaces) schedule(hoverDelayMs, action);
      else dispatch(action);
    },
    onPointerLeave: cancel,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      const isFromPanel = panels.current?.contains(relatedTarget) === true;
      if (!isFromPanel) dispatch({ type: 'show', cloud, reason: 'focus' });
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

function reduce(state: WheelState, action: WheelAction): WheelState {
  switch (action.type) {
    case 'show': {
      const { cloud, reason } = action;
      const isKeptOpen =
        state.status === 'open' &&
        state.cloud === cloud &&
        priority[state.reason] >= priority[reason];
      return isKeptOpen ? state : { status: 'open', cloud, reason };
    }
    case 'leave':
      return state.status === 'open' && state.reason === action.reason
        ? { status: 'closed', cloud: state.cloud }
        : state;
    case 'close':
      return { status: 'closed', cloud: state.cloud };
  }
}

function neighbour(cloud: CloudId, key: string): CloudId | undefined {
  const index = wheelOrder.findIndex(({ id }) => id === cloud);
  const targets = new Map([
    ['ArrowRight', (index + 1) % wheelOrder.length],
    ['ArrowLeft', index - 1],
    ['Home', 0],
    ['End', -1],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : wheelOrder.at(target)?.id;
}
