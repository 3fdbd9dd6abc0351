import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();

/** What the pages of an office without any work say: that there is none, and what the page is for. */
const PAGES: [Role, Record<string, (string | RegExp)[]>][] = [
  [
    'mla',
    {
      '/grievance/people': [
        'Everybody who brings a grievance is found here. Record the first grievance to begin.',
        'Record a grievance',
      ],
      '/grievance/people/same': [
        'Nobody is possibly written down twice. Pairs of people whose names match are found by themselves and wait here.',
      ],
      '/grievance/causes': [
        'A shared problem ties the grievances of many people about one matter together, so that they are answered once. Make one here, or from a grievance.',
      ],
      '/grievance/calls?part=inbox': ['Nothing is waiting.', /^What citizens write to the office’s number/],
      '/grievance/referrals': [
        'Write to a department from any grievance. What departments are asked, and what they owe, stands here.',
        'Nobody is waited for.',
      ],
      '/grievance/registers': [/^No letter has been sent yet\./],
      '/grievance/registers?register=drafts': ['No draft waits to be sent.'],
      '/grievance/messages?part=log': [
        'No provider is connected: messages are written to the log only',
        /^Every message to a citizen stands here/,
      ],
      '/grievance/messages?part=templates': [/^Standard texts are used until the office has its own/],
      '/news': ['Add the first one.'],
    },
  ],
  [
    'staff',
    {
      '/grievance/day': [
        'Nothing waits for you.',
        'Here stands what is overdue or due, what you have put off until today, and what is new for you or was escalated to you.',
      ],
      '/grievance/calls': ['Nobody is to be called.', /^Whoever asks for a call, was missed/],
      '/grievance': ['No grievances yet', 'A grievance appears here as soon as it is assigned to you.'],
    },
  ],
];

test.each(PAGES)(
  '[GRD-14] for %s each empty page says what it is for and what to do first',
  async (as, pages) => {
    const { go } = await desk.renderApp({ path: '/changePassword', as });
    await screen.findByRole('heading', { level: 1, name: 'Change password' });
    for (const [path, texts] of Object.entries(pages)) {
      go(path);
      for (const text of texts)
        expect((await within(screen.getByRole('main')).findAllByText(text))[0], path).toBeVisible();
    }
  },
);
