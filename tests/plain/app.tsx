import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { signIn } from '#src/authProvider/signIn.ts';
import { SignInPage } from '#src/boot/SignInPage.tsx';
import { loadWords } from '#src/boot/words.ts';
import { clearBrowser } from '../screens/clearBrowser.ts';
import { plainHost } from './host.ts';

configure({ asyncUtilTimeout: 30_000 });

/** Texts that no page of a host should show: missing values, and keys and placeholders of the catalogue. */
const RAW =
  /undefined|Invalid Date|\bNaN\b|\[object|%\{|\b(?:complaint|shell|declare|recording|resources|rules|ra|desk|due|closing|leaders|incharges|masterdata|dashboard|profile|workflow|update|views)\.[a-z]+\w*\b/;

/** The whole admin against a host that knows only the specifications. Call it once per file. */
export function startPlain() {
  const host = plainHost();
  const network = setupServer(...host.handlers);
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    await clearBrowser([{ id: 1 }]);
    network.resetHandlers();
    host.calls.length = 0;
    host.faults.length = 0;
  });
  afterAll(() => network.close());

  /** The page is complete: no call is running and no skeleton is shown. */
  const settled = () =>
    waitFor(() => {
      expect(host.isQuiet()).toBe(true);
      expect(document.querySelector('main h1, main h2, main [role=alert], .boot h1')).not.toBeNull();
      expect(document.querySelector('.MuiSkeleton-root, [role=progressbar]')).toBeNull();
    });

  async function open(path: string, role?: string) {
    if (role) {
      host.signInAs(role);
      await signIn('anita@example.org', 'password', false);
    }
    window.history.replaceState(null, '', path);
    const startWith = { locale: 'en' as const, words: await loadWords('en') };
    await act(async () => render(<SignInPage startWith={startWith} />));
    await settled();
    const user = userEvent.setup({ applyAccept: false });
    const go = async (to: string) => {
      window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1 }, '', to);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      await settled();
    };
    return { user, go, path: () => window.location.pathname };
  }

  /** Nothing unspecified was sent, and the page has no flaw. */
  function isFlawless(where: string) {
    expect({ where, faults: host.faults }).toEqual({ where, faults: [] });
    const text = document.body.textContent ?? '';
    expect({ where, raw: RAW.exec(text)?.[0] }).toEqual({ where, raw: undefined });
    const alerts = screen.queryAllByRole('alert').map((alert) => alert.textContent);
    expect({ where, alerts: alerts.filter(Boolean) }).toEqual({ where, alerts: [] });
  }

  return { host, network, open, settled, isFlawless };
}
