import { act, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { nobody, RecordingContext } from '#src/custom/complaints/recording/recordingContext.ts';
import { useRecordOfAddress } from '#src/custom/complaints/recording/useRecordOfAddress.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

const isBegun = vi.fn<() => boolean>();
const isThere = vi.fn<(id: number) => boolean>();
const find = vi.fn<(id: number) => Promise<string | null>>();
const fill = vi.fn<(found: string) => void>();
beforeEach(() => {
  vi.resetAllMocks();
});

const RECORDING = { isBegun, places: null, files: 0, isHalfSent: false, addTo: () => {}, usePerson: nobody };

function Given() {
  const waits = useRecordOfAddress(['given', 'along'], { isThere, find, fill, missing: 'none' });
  return waits && 'It waits.';
}

function Page() {
  const { pathname, search } = useLocation();
  const { notifications } = useNotificationContext();
  return (
    <>
      <p>At {pathname + search}</p>
      <p>Said: {notifications.map(({ message }) => message).join()}</p>
      {pathname === '/' && (
        <RecordingContext value={RECORDING}>
          <Given />
        </RecordingContext>
      )}
    </>
  );
}

/** A page at this address, with how often that was changed. */
async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] });
  const changed = vi.fn();
  router.subscribe(({ navigation }) => navigation.state === 'idle' && changed());
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <NotificationContextProvider>
        <RouterProvider router={router} />
      </NotificationContextProvider>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  const at = async (shown: string) => expect(await screen.findByText(`At ${shown}`)).toBeVisible();
  return {
    at,
    changed,
    go: async (to: string) => {
      await router.navigate(to);
      await at(to);
    },
    /** Its effects end and begin again, as in strict mode. */
    beginAgain: () => {
      rerender(page('hidden'));
      rerender(page('visible'));
    },
  };
}

/** What is looked for is under way until one of these is called. */
function looking() {
  let settle = (_found: string | null) => {};
  let refuse = (_why: Error) => {};
  find.mockReturnValue(
    new Promise((resolve, reject) => {
      settle = resolve;
      refuse = reject;
    }),
  );
  return {
    come: (found: string | null) => act(async () => settle(found)),
    fail: (status: number) => act(async () => refuse(new ApiFailure(status, 'failed'))),
  };
}

test('[CRE-11] what the address names is filled in once and forgotten once, even as effects begin twice', async () => {
  const { come } = looking();
  const { at, changed, beginAgain } = await open('/?given=7&along=2&name=Ravi');
  beginAgain();
  await come('it');
  await at('/?name=Ravi');
  expect(fill.mock.calls).toEqual([['it']]);
  expect(changed).toHaveBeenCalledOnce();
});

test('[CRE-11, LIST-02] keeps what the list below writes into the address while recording', async () => {
  const { come } = looking();
  const { at, go } = await open('/?given=7&along=2');
  await go('/?given=7&along=2&name=Ravi');
  await come('it');
  await at('/?name=Ravi');
  expect(fill).toHaveBeenCalledOnce();
});

test('[CRE-11] a user who has left the page is not notified and stays on the new page', async () => {
  const { come } = looking();
  const { at, go } = await open('/?given=7');
  await go('/people?name=Ravi');
  await come(null);
  await at('/people?name=Ravi');
  expect(screen.getByText('Said:')).toBeVisible();
});

test.each([
  ['is null', (asked: ReturnType<typeof looking>) => asked.come(null)],
  ['is a 404', (asked: ReturnType<typeof looking>) => asked.fail(404)],
])('[CRE-11] what is not there, as the answer %s, is said and forgotten', async (_what, answer) => {
  const asked = looking();
  const { at } = await open('/?given=7');
  await answer(asked);
  await at('/');
  expect(screen.getByText('Said: none')).toBeVisible();
  expect(fill).not.toHaveBeenCalled();
});

test('[CRE-11, ERR-04] what could not be asked is said, and stays in the address: a reload asks again', async () => {
  const { fail } = looking();
  const { at, beginAgain } = await open('/?given=7&along=2');
  await fail(500);
  expect(await screen.findByText('Said: failed')).toBeVisible();
  await at('/?given=7&along=2');
  find.mockResolvedValue('it');
  beginAgain();
  await at('/');
  expect(fill.mock.calls).toEqual([['it']]);
});

test('[CRE-11] what was begun until it has come is not written over, and the address says what comes next', async () => {
  const { come } = looking();
  const { at } = await open('/?given=7&along=2');
  isBegun.mockReturnValue(true);
  await come('it');
  await waitFor(() => expect(screen.getByText('It waits.')).toBeVisible());
  await at('/?given=7&along=2');
  expect(fill).not.toHaveBeenCalled();
});

test('[CRE-11] what is in the form already is not asked for, only forgotten', async () => {
  isThere.mockImplementation((id) => id === 7);
  const { at } = await open('/?given=7&along=2');
  await at('/');
  expect(find).not.toHaveBeenCalled();
  expect(fill).not.toHaveBeenCalled();
});
