import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountWords } from '@/content/account';
import {
  applyAccount,
  currentSession,
  followOtherTabs,
  onSessionChange,
  shownName,
} from '@/features/auth/session';

const priya = { email: 'priya.menon@kaveri.example', displayName: 'Priya Menon' };

beforeEach(() => {
  applyAccount('oidc', null);
  applyAccount('firebase', null);
});

describe('the shown name', () => {
  it.each([
    [priya, 'priya.menon'],
    [{ email: null, displayName: 'Priya Menon' }, 'Priya Menon'],
    [{ email: '', displayName: null }, accountWords.fallbackName],
    [{ email: null, displayName: null }, accountWords.fallbackName],
  ])('of %o is %s', (account, name) => {
    expect(shownName(account)).toBe(name);
  });
});

describe('the session', () => {
  it('follows the sign-in service and remembers the visitor for the next page', () => {
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    applyAccount('firebase', priya);
    expect(currentSession()).toEqual({
      status: 'signedIn',
      mechanism: 'firebase',
      visitor: { ...priya, name: 'priya.menon' },
    });
    expect(JSON.parse(localStorage.getItem('session') ?? '')).toEqual({
      ...priya,
      name: 'priya.menon',
      mechanism: 'firebase',
    });
    applyAccount('firebase', null);
    expect(currentSession()).toEqual({ status: 'signedOut' });
    expect(localStorage.getItem('session')).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not ended by a service that it did not come from', () => {
    applyAccount('oidc', priya);
    applyAccount('firebase', null);
    expect(currentSession().status).toBe('signedIn');
    applyAccount('oidc', null);
    expect(currentSession().status).toBe('signedOut');
  });

  it('follows another tab, and takes a damaged memory for nobody', () => {
    const stop = followOtherTabs();
    const storage = (value: string) => {
      localStorage.setItem('session', value);
      dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    };
    storage(JSON.stringify({ ...priya, mechanism: 'firebase' }));
    expect(currentSession()).toMatchObject({ visitor: { name: 'priya.menon' } });
    storage('{"email":');
    expect(currentSession().status).toBe('signedOut');
    storage(JSON.stringify({ email: 7, displayName: null, mechanism: 'firebase' }));
    expect(currentSession().status).toBe('signedOut');
    stop();
  });
});
