import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { wheelOrder } from '@/content/clouds/dial';
import type { CloudArt } from '@/content/clouds/types';

/** Why a panel is open; a stronger reason holds it against the end of a weaker one. */
type Reason = 'start' | 'pointer' | 'focus' | 'choice';

/** A closed wheel remembers the cloud it showed last: that icon is its place in the tab order. */
export type WheelState =
  | { readonly status: 'open'; readonly cloud: CloudArt; readonly reason: Reason }
  | { readonly status: 'closed'; readonly cloud: CloudArt };

type WheelAction =
  | { readonly type: 'show'; readonly cloud: CloudArt; readonly reason: Reason }
  | { readonly type: 'leave'; readonly reason: Reason }
  | { readonly type: 'close' };

/** Milliseconds in which a pointer that slipped off the wheel may come back. */
const grace = 300;

/** Milliseconds on an icon before it replaces an open panel: the way to Read More crosses icons. */
const dwell = 120;

const strength: Readonly<Record<Reason, number>> = { start: 0, pointer: 1, focus: 2, choice: 3 };

/**
 * Which cloud the wheel shows. Pointing at an icon or focusing it shows its cloud until the pointer
 * or the focus leaves the area (wheel and panel); a click or tap keeps it.
 */
export function useCloudWheel(first: CloudArt) {
  const [state, dispatch] = useReducer(reduce, { status: 'open', cloud: first, reason: 'start' });
  const area = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const stars = useRef(new Map<CloudArt, HTMLButtonElement>());
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = () => clearTimeout(pending.current);
  const after = (milliseconds: number, action: WheelAction) => {
    cancel();
    pending.current = setTimeout(dispatch, milliseconds, action);
  };

  const close = () => {
    cancel();
    const focusWouldGetLost = panels.current?.contains(document.activeElement) === true;
    dispatch({ type: 'close' });
    if (focusWouldGetLost) stars.current.get(state.cloud)?.focus();
  };

  const closeOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || state.status === 'closed') return;
    const isHere = area.current?.contains(document.activeElement) === true;
    if (isHere || state.reason === 'pointer') close();
  });

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
      if (pointerType !== 'touch') after(grace, { type: 'leave', reason: 'pointer' });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'leave', reason: 'focus' });
    },
  };

  const panelsProps = {
    ref: panels,
    onFocus: () => dispatch({ type: 'show', cloud: state.cloud, reason: 'focus' }),
  };

  const toolbarProps = {
    onKeyDown: (event: KeyboardEvent) => {
      const next = neighbour(state.cloud, event.key);
      if (!next) return;
      event.preventDefault();
      stars.current.get(next)?.focus();
    },
  };

  const starProps = (cloud: CloudArt) => ({
    ref: (button: HTMLButtonElement) => {
      stars.current.set(cloud, button);
      return () => void stars.current.delete(cloud);
    },
    tabIndex: cloud === state.cloud ? 0 : -1,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const action: WheelAction = { type: 'show', cloud, reason: 'pointer' };
      const replaces = state.status === 'open' && state.reason !== 'start' && state.cloud !== cloud;
      if (replaces) after(dwell, action);
      else dispatch(action);
    },
    onPointerLeave: cancel,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      const comesFromClosing = panels.current?.contains(relatedTarget) === true;
      if (!comesFromClosing) dispatch({ type: 'show', cloud, reason: 'focus' });
    },
    onClick: () => {
      cancel();
      dispatch({ type: 'show', cloud, reason: 'choice' });
    },
  });

  return { state, close, areaProps, panelsProps, toolbarProps, starProps };
}

function reduce(state: WheelState, action: WheelAction): WheelState {
  switch (action.type) {
    case 'show': {
      const { cloud, reason } = action;
      const isHeld =
        state.status === 'open' &&
        state.cloud === cloud &&
        strength[state.reason] >= strength[reason];
      return isHeld ? state : { status: 'open', cloud, reason };
    }
    case 'leave':
      return state.status === 'open' && state.reason === action.reason
        ? { status: 'closed', cloud: state.cloud }
        : state;
    case 'close':
      return { status: 'closed', cloud: state.cloud };
  }
}

function neighbour(cloud: CloudArt, key: string): CloudArt | undefined {
  const last = wheelOrder.length - 1;
  const index = wheelOrder.findIndex(({ art }) => art === cloud);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return wheelOrder[index === last ? 0 : index + 1]?.art;
    case 'ArrowLeft':
    case 'ArrowUp':
      return wheelOrder[index === 0 ? last : index - 1]?.art;
    case 'Home':
      return wheelOrder[0].art;
    case 'End':
      return wheelOrder[last]?.art;
    default:
      return undefined;
  }
}
