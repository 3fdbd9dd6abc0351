import { eq, isNull } from 'drizzle-orm';
import papaparse from 'papaparse';
import { contact } from '#contract/contacts/contact.ts';
import { contactCategory } from '#contract/content/categories.ts';
import { galleryMedia } from '#server/content/schema/gallery.ts';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { png } from '../../fixtures/index.ts';
import { closingRecipes } from './closing.ts';
import { escalationRecipes } from './escalating.ts';
import { leaveRecipes } from './leaves.ts';
import { mergeRecipes } from './mergeRecipes.ts';
import type { Account, Office } from './office.ts';
import { officeRecipes } from './officeRecipes.ts';
import { pauseRecipes } from './pausing.ts';
import { on, type Recipe, type Values } from './recipe.ts';
import { newPhone, type RecordMaker } from './records.ts';
import { viewRecipes } from './views.ts';

const onComplaint = (values?: Recipe['values']) => on('complaint', 'complaint_id', values);
const table = (rows: Values[]) => new File([papaparse.unparse(rows)], 'table.csv', { type: 'text/csv' });
const text = () => ({ message: 'Looked into' });

/** The recipes of all calls that follow neither from a contract nor from a level of places. */
export function processRecipes({ db, clock }: Office, make: RecordMaker): [string, Recipe][] {
  const person = ({ home }: Account) => ({ ...home, name: 'Mallesh', phone: newPhone() });
  const locations = () => ({
    file: table([{ parliament: 'P1', assembly: 'A1', mandal: 'M1', area: crypto.randomUUID() }]),
  });
  const complaint = ({ home }: Account) => ({
    ...home,
    name: 'Ramulu Goud',
    category_id: 1,
    phone: '9848012345',
    details: 'No water',
    type: 'complaint',
  });
  /** A running import blocks other imports of complaints and erasures. */
  const endImports = () =>
    db.update(complaintImports).set({ finished_at: clock.now }).where(isNull(complaintImports.finished_at));
  const cases = async () => {
    await endImports();
    return { file: new File(['date,category,area,name,phone,details\n'], 'cases.csv', { type: 'text/csv' }) };
  };
  let ofAll: Promise<number> | undefined;
  const department = () => {
    ofAll ??= make.record(contactCategory, {});
    return ofAll;
  };
  const image = async () => ({ file: await png() });
  const citizen = async ({ home }: Account) => {
    const phone = newPhone();
    await make.complaint(home, { phone });
    return { phone };
  };
  const passwords = { old_password: DEMO_PASSWORD, new_password: 'Mango season 7' };

  return [
    ['POST login', { values: () => ({ username: 'mla@example.org', password: DEMO_PASSWORD }) }],
    ['GET health', {}],
    ['POST logout', { endsSession: true }],
    ['GET me', {}],
    [
      'POST change-password',
      { values: () => ({ ...passwords, new_password_confirmation: passwords.new_password }) },
    ],
    ['GET candidate/:id', on('candidate')],
    [
      'PUT candidate/:id',
      on('candidate', undefined, () => ({
        phone: newPhone(),
        address: 'Camp Office',
        email: 'a@example.org',
        custom_designation: 'Member',
      })),
    ],
    ['GET candidate', {}],
    [
      'POST candidate',
      {
        values: async ({ home }) => {
          const { parliament_id, assembly_id } = home;
          return { designation: 'MLA', user_id: await make.user('mla', {}), parliament_id, assembly_id };
        },
      },
    ],
    ['GET complaint', { values: () => ({ page: 1 }) }],
    ['GET complaint/search', { values: () => ({ term: 'water', page: 1 }) }],
    ['POST complaint', { values: complaint }],
    ...mergeRecipes(make),
    ...pauseRecipes({ clock }),
    ...escalationRecipes,
    ...closingRecipes,
    ['GET complaint/:id', on('complaint')],
    ['PUT complaint/:id', on('complaint', undefined, () => ({ name: 'Narsaiah' }))],
    ['DELETE complaint/:id', on('complaint')],
    ['POST complaint/media', onComplaint(image)],
    ['PUT complaint/media/:id', on('complaint medium', undefined, image)],
    ['DELETE complaint/media/:id', on('complaint medium')],
    [
      'POST complaint/staff/assign',
      onComplaint(async ({ home }) => ({ staff_id: await make.user('staff', home) })),
    ],
    ['GET complaint/response', onComplaint()],
    ['POST complaint/response', onComplaint(() => ({ ...text(), status: 'responded' }))],
    ['GET complaint/history', onComplaint()],
    ['POST complaint/history', onComplaint(text)],
    ['GET complaint/timeline', onComplaint()],
    ['POST complaint/followup', on('complaint', 'id')],
    ['GET desk/day', {}],
    ['POST complaint/close', on('complaint', 'id', text)],
    ['POST complaint/reopen', on('closed complaint', 'id')],
    ['POST complaint/download', on('complaint', 'id')],
    [
      'POST complaint/forward',
      on('complaint', 'id', async ({ home }) => ({
        area: home.area_id,
        leaders: [await make.leader(home, true)],
      })),
    ],
    [
      'POST complaint/officer',
      onComplaint(async () => ({
        ...{ is_administrator: 'false', dept_id: await department() },
        officer_id: [await make.record(contact, {}, { category_id: await department() })],
      })),
    ],
    ['GET complaint/officer', onComplaint()],
    ['GET complaint/officer/department', onComplaint()],
    ['POST complaint/officer/resend', on('officer mail', 'mail_id')],
    ['GET complaint/export/:id', on('export')],
    ['POST complaint/export/:id/cancel', on('export')],
    ['POST complaint/import/preview', { values: cases }],
    ['POST complaint/import', { values: cases }],
    ['GET complaint/import', {}],
    ['POST complaint/import/:id/cancel', on('import')],
    ...['stats', 'issues', 'report'].map((part): [string, Recipe] => [`POST dashboard/${part}`, {}]),
    ['GET staff', {}],
    ['POST staff', { values: (account) => ({ ...person(account), password: 'Mango season 7' }) }],
    ['PUT staff/:id', on('staff', undefined, () => ({ name: 'Somebody else' }))],
    ['GET staff/:id/cases', on('staff')],
    ...officeRecipes,
    ...leaveRecipes({ clock }),
    ...viewRecipes,
    ['POST import/locations', { values: locations }],
    ['POST area/import', { values: locations }],
    ['GET area/template/download', { ...on('mandal', 'mandal_id'), refusal: 422 }],
    ['GET leader', {}],
    ['GET leader/:id', on('leader')],
    ['POST app/register', { values: person }],
    ['POST leader', { values: person }],
    ['POST leader/approve', on('leader', 'leader_id', () => ({ designation: 'volunteer' }))],
    ['POST leader/reject', on('approved leader', 'leader_id')],
    ['GET leader/message', on('leader', 'leader_id')],
    [
      'POST leader/message',
      { ...on('leader', 'leader_id', () => ({ title: 'Please come' })), several: true, refusal: 422 },
    ],
    ['POST person/find', { values: () => ({ text: '98480' }) }],
    ['GET person', {}],
    ['POST person', { values: ({ home }) => ({ ...home, name: 'Mallesh', phones: [newPhone()] }) }],
    ['GET person/:id', on('person')],
    ['PUT person/:id', on('person', undefined, () => ({ name: 'Narsaiah' }))],
    ['GET person/:id/complaint', on('person')],
    ['POST person/:id/visit', on('person', undefined, () => ({ kind: 'came' }))],
    ['GET user', {}],
    ['GET user/find', { values: () => ({ keyword: 'a' }) }],
    ['GET user/:id', on('user')],
    [
      'POST user',
      {
        values: () => ({
          name: 'Somebody',
          username: `${newPhone()}@example.org`,
          password: 'Mango season 7',
        }),
      },
    ],
    ['PUT user/:id', on('user', undefined, () => ({ name: 'Somebody else' }))],
    ['POST gallery/media', on('gallery', 'gallery_id', image)],
    ['GET gallery/media/:id', on('gallery')],
    ['DELETE gallery/media/:id', on('gallery image')],
    [
      'POST gallery/thumbnail',
      on('gallery with an image', 'gallery_id', async (_, id) => {
        const [first] = await db.select().from(galleryMedia).where(eq(galleryMedia.gallery_id, id));
        return { thumbnail_id: first?.id ?? 1 };
      }),
    ],
    ['GET division/incharge/search', {}],
    ['GET sessions', {}],
    ['DELETE sessions/:id', on('session')],
    ['POST sessions/end-others', {}],
    ['POST sessions/remember', {}],
    ['GET notice', {}],
    ['POST notice/read', { ...on('notice', 'ids'), several: true }],
    ['GET privacy/access', {}],
    ['GET privacy/access/people', {}],
    ['POST privacy/people', { values: citizen }],
    ['POST privacy/person', { values: citizen }],
    ['POST privacy/person/export', { values: citizen }],
    [
      'POST privacy/person/erase',
      {
        values: async (account) => {
          await endImports();
          const { phone } = await citizen(account);
          return { phone, confirmation: phone, open: true };
        },
      },
    ],
  ];
}
