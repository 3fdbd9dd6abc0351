import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { addCandidate, complete } from '../accounts/profile/person.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

const { desk, record } = grievanceDesk();
beforeAll(() => addCandidate(desk.app, desk.accounts.mla.id, complete));

type Recorded = Awaited<ReturnType<typeof record>>;
/** What a declared list says, which has no words of its own. */
const TRY_AGAIN = 'Try again';

interface FailedPage {
  path: string;
  /** The calls that fail, with what each part of the page says. */
  failing: [method: 'get' | 'post', path: string, said: string][];
  /** What comes with the second try. */
  comes: (found: typeof screen) => Promise<HTMLElement[]>;
}

const row = (name: RegExp) => (found: typeof screen) => found.findAllByRole('row', { name });
const text = (words: string | RegExp) => (found: typeof screen) => found.findAllByText(words);

const PAGES: [Role, (one: Recorded, other: Recorded) => FailedPage[]][] = [
  [
    'mla',
    (one, other) => [
      {
        path: '/profile',
        failing: [['get', 'candidate/:id', 'Your profile could not be loaded.']],
        comes: (found) => found.findAllByDisplayValue(complete.address),
      },
      {
        path: '/dashboard',
        failing: [
          ['post', 'dashboard/stats', 'The number of grievances could not be loaded.'],
          ['post', 'dashboard/issues', 'The charts could not be loaded.'],
          ['post', 'dashboard/report', 'The report could not be loaded.'],
        ],
        comes: async (found) => [
          await found.findByRole('link', { name: /^Total\s*2/ }),
          await found.findByRole('table', { name: 'Grievances by area' }),
          await within(await found.findByRole('tabpanel', { name: 'Area' })).findByRole('link', {
            name: 'V1, Open: 2',
          }),
        ],
      },
      // Before the page of its grievance, which loads the person, too.
      {
        path: `/grievance/person/${other.person_id}`,
        failing: [['get', `person/${other.person_id}`, 'This person could not be loaded.']],
        comes: (found) => found.findAllByRole('heading', { name: 'Sita', level: 1 }),
      },
      {
        path: '/grievance/all',
        failing: [['get', 'complaint', 'The grievances could not be loaded.']],
        comes: text('Ramulu Goud'),
      },
      {
        path: `/grievance/${one.id}`,
        failing: [['get', 'complaint/history', 'The history could not be loaded.']],
        comes: text('Recorded'),
      },
      {
        path: `/grievance/${other.id}`,
        failing: [['get', `complaint/${other.id}`, 'The grievance could not be loaded.']],
        comes: text('Recorded'),
      },
      {
        path: `/grievance/person/${one.person_id}`,
        failing: [['get', `person/${one.person_id}/household`, 'The household could not be loaded.']],
        comes: text(/^Nobody is known to live/),
      },
      {
        path: '/grievance/people',
        failing: [['get', 'person', 'The people could not be loaded.']],
        comes: (found) => found.findAllByRole('heading', { name: 'Who came last' }),
      },
      {
        path: '/grievance/people/same',
        failing: [['get', 'person/duplicate', 'The pairs could not be loaded.']],
        comes: text(/^Nobody is possibly written down twice/),
      },
      {
        path: '/grievance/causes',
        failing: [['get', 'cause', TRY_AGAIN]],
        comes: text(/^A shared problem ties/),
      },
      {
        path: '/grievance/day',
        failing: [['get', 'desk/day', 'Your day could not be loaded.']],
        comes: (found) => found.findAllByRole('region', { name: 'To do next' }),
      },
      {
        path: '/grievance/workload',
        failing: [['get', 'workload', 'The workload could not be loaded.']],
        comes: row(/^Unassigned/),
      },
      {
        path: '/grievance/messages?part=log',
        failing: [['get', 'message', TRY_AGAIN]],
        comes: text(/^Every message to a citizen stands here/),
      },
      {
        path: '/grievance/settings?part=similar',
        failing: [['get', 'office/settings', 'The office settings could not be loaded.']],
        comes: (found) => found.findAllByRole('group', { name: 'Water' }),
      },
    ],
  ],
  [
    'admin',
    () => [
      {
        path: '/privacy/access',
        failing: [['get', 'privacy/access', 'The access log could not be loaded.']],
        comes: text(/ entr(y|ies)$/),
      },
    ],
  ],
];

test.each(PAGES)(
  '[ERR-04, GRD-11] for %s each page that could not be loaded says so, and comes with the second try',
  async (as, pages) => {
    const [one, other] = [await record(), await record({ name: 'Sita', phone: '9848012346' })];
    await desk.app.send('GET', `complaint/${one.id}`, { token: desk.accounts.mla.token });
    const { user, go } = await desk.renderApp({ path: '/changePassword', as });
    await screen.findByRole('heading', { level: 1, name: 'Change password' });
    for (const { path, failing, comes } of pages(one, other)) {
      for (const [method, call] of failing) desk.fail(method, call);
      go(path);
      for (const [, , said] of failing) expect(await screen.findByText(said), path).toBeVisible();
      desk.network.resetHandlers();
      for (const retry of screen.getAllByRole('button', { name: TRY_AGAIN })) await user.click(retry);
      for (const part of await comes(screen)) expect(part, path).toBeInTheDocument();
      for (const [, , said] of failing) await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    }
  },
);
