import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { newAttachment } from '#src/custom/complaints/recording/attachments.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { type Draft, saveDraft } from '#src/custom/complaints/recording/drafts.ts';
import { NOTHING_SENT } from '#src/custom/complaints/recording/submission.ts';
import { startDesk } from '../../app.tsx';

export const PHONE = '9876543210';

interface Sent {
  path: string;
  key: string | null;
  form: Record<string, FormDataEntryValue>;
}

/**
 * The grievances folder on the real server, with a category, an in-charge of area V1 and one of V2, and a record
 * of every POST and PUT on complaints but the look for similar ones. Call once a file.
 */
export function recordingDesk() {
  const desk = startDesk();
  const sent: Sent[] = [];
  const reload = vi.fn();

  beforeAll(async () => {
    const { db } = desk.app;
    await desk.categories('Roads', 'Water');
    const incharge = { party: 'Party', phone: '9000000001' };
    await db.insert(divisionIncharges).values([
      { name: 'Anita Rao', ...incharge, ...desk.places.V1 },
      { name: 'Balu Naik', ...incharge, ...desk.places.V2 },
    ]);
    desk.network.events.on('request:start', ({ request }) => void note(request.clone()));
  });
  beforeEach(() => {
    sent.length = 0;
    reload.mockReset();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function note(request: Request) {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    if (request.method === 'GET' || !path.startsWith('complaint') || path === 'complaint/similar') return;
    const entry: Sent = {
      path: `${request.method} ${path}`,
      key: request.headers.get('idempotency-key'),
      form: {},
    };
    sent.push(entry);
    const isForm = request.headers.get('content-type')?.startsWith('multipart');
    entry.form = isForm ? Object.fromEntries(await request.formData()) : await request.json();
  }

  async function open(as: Role = 'staff') {
    const path = as === 'admin' ? '/grievance/admin' : '/grievance';
    const { user, unmount } = await desk.renderApp({ path, as });
    await screen.findByText('Complaint Information', { selector: 'h2' });
    await form().findByLabelText(/^Details/);
    return { user, unmount };
  }

  /** The folder with a form that was filled in at the last visit: all that is required, and these files. */
  async function openWritten({ files = [], ...values }: Partial<ComplaintValues> & { files?: File[] } = {}) {
    const draft: Draft = {
      values: { ...written, ...desk.places.V1, category_id: 1, ...values } as ComplaintValues,
      attachments: files.map((file) => newAttachment(file, kindOf(file))),
      delivery: NOTHING_SENT,
    };
    await saveDraft(desk.accounts.staff.id, draft);
    return open();
  }

  /** Every complaint that the server has of the phone number. */
  async function complaints(phone = PHONE) {
    const { token } = desk.accounts.admin;
    const { body } = await desk.app.send('GET', `complaint?phone=${phone}`, { token });
    return Promise.all(
      (body.data ?? []).map(async ({ id }) => {
        const one = await desk.app.send('GET', `complaint/${id}?media=1`, { token });
        return one.body as {
          id: number;
          complaint_number: string;
          details: string;
          media: { type: string; name: string }[];
        };
      }),
    );
  }

  /** Holds a call that asks for something: when it is made, and how it goes on. */
  function holdUntilMade(path: string) {
    const isMade = new Promise<void>((tell) => {
      desk.network.events.on('request:start', ({ request }) => {
        if (new URL(request.url).pathname.endsWith(`/${path}`)) tell();
      });
    });
    return { isMade, letGo: desk.hold('get', path) };
  }

  return { desk, sent, reload, open, openWritten, complaints, holdUntilMade };
}

const written = {
  phone: PHONE,
  type: 'complaint',
  origin: null,
  name: 'Lakshmi Devi',
  email: null,
  assigned: null,
  location: null,
  details: '<p>No water</p>',
};

const kindOf = ({ type }: File) =>
  type.startsWith('image') ? 'image' : type.startsWith('audio') ? 'audio' : 'pdf';

/** The form's own controls; the list below it has filters of the same names. */
export const form = () => within(document.querySelector('form') as HTMLElement);

/** Chooses an option of a searchable select, opened by the arrow key. */
export async function choose(label: RegExp, option: string) {
  const input = form().getByLabelText(label);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByText(option, { selector: '[role=option]' }));
  expect(input).toHaveValue(option);
}

export const editor = () => form().getByLabelText(/^Details/) as HTMLElement & { editor: Editor };

/** A document without layout takes no key strokes in an editor: its content is set as tiptap's own commands do. */
export const describe = (html: string) =>
  act(() => void editor().editor.commands.setContent(html, { emitUpdate: true }));

export const type = (label: RegExp, text: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value: text } });

/** Fills all that is required, as staff of A1. */
export async function fillForm(phone = PHONE) {
  type(/^Phone \*/, phone);
  await choose(/^Category/, 'Water');
  await choose(/^Mandal/, 'M1');
  await choose(/^Area/, 'V1');
  type(/^Full Name/, 'Lakshmi Devi');
  describe('<p>నీటి సమస్య: no <strong>water</strong></p>');
}

export const attach = (user: UserEvent, ...files: File[]) =>
  user.upload(screen.getByLabelText('Images and PDF files'), files);
/** A button of the form, by its text. */
export const button = (name: string) => form().findByText(name, { selector: 'button' });
export const press = async (name: string) => fireEvent.click(await button(name));
export const send = (name = 'Create Complaint') => press(name);
export const success = () => screen.findByText(/^Complaint Created Successfully, Complaint Number: /);
export const draftSaved = () =>
  waitFor(() => expect(screen.getByText('Draft saved on this device')).toBeVisible());
