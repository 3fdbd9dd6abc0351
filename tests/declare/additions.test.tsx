import { screen, within } from '@testing-library/react';
import { useRecordContext } from 'react-admin';
import { expect, test } from 'vitest';
import { news } from '#contract/content/news.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import type { ResourceEntry } from '#src/declare/entry.ts';
import { dateTime, image, longText, text } from '#src/declare/fieldTypes.tsx';
import { startDesk } from '../screens/app.tsx';
import { image as picture } from '../server/factories.ts';

/** What a declaration adds to generated views: a computed column, and a tab. */
const Length = () => <span>{useRecordContext()?.title.length} letters</span>;
const History = () => <p>Written before {useRecordContext()?.title}</p>;

const declared = defineResource(news, {
  title: 'title',
  fields: {
    title: text(),
    date: dateTime(),
    video_link: text(),
    file: image({ title: 'title' }),
    description: longText(),
  },
  computed: { length: Length },
  list: { columns: ['title', 'length'] },
  tabs: { history: async () => ({ default: History }) },
  words: {
    en: {
      name: 'News',
      fields: { video_link: 'Video link', length: 'Length' },
      tabs: { history: 'History' },
    },
  },
});
const entries: ResourceEntry[] = [{ contract: news, load: async () => ({ default: declared }) }];
const desk = startDesk();

test('a computed column and a tab join the generated list and page, and no form', async () => {
  const form = {
    title: 'Road',
    date: '2026-02-03T10:30',
    video_link: 'https://example.org/v',
    description: 'Opened.',
    file: await picture(),
  };
  const { body } = await desk.ask('POST', 'news', { form });
  const list = await desk.renderApp({ path: '/news', as: 'admin', entries });
  const row = await screen.findByRole('row', { name: /Road/ });
  expect(within(row).getByText('4 letters')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Length' })).toBeVisible();
  list.unmount();

  const { user, path, unmount } = await desk.renderApp({ path: `/news/${body.id}`, as: 'admin', entries });
  expect(await screen.findByText('4 letters')).toBeVisible();
  expect(screen.getByText('Length')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Written before Road')).toBeVisible();
  expect(screen.queryByText('4 letters')).toBeNull();
  expect(path()).toBe(`/news/${body.id}`);
  unmount();

  await desk.renderApp({ path: `/news/update/${body.id}`, as: 'admin', entries });
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Road');
  expect(screen.queryByLabelText(/^Length/)).toBeNull();
});
