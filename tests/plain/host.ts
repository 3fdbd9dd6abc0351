import { HttpResponse, http } from 'msw';
import { namedCalls } from './named.ts';
import {
  complaintRow,
  complaints,
  dashboard,
  history,
  media,
  places,
  responses,
  rows,
  wholeComplaint,
} from './records.ts';

const BASE = '/api/v1/';
const PAGE_SIZE = 10;
/** Headers of the browser, and those that the specifications name. */
const HEADERS = ['accept', 'authorization', 'content-type', 'content-length'];
const OK = { success: true };

/** A received call. */
export interface Call {
  name: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** Values that the specifications list; others are accepted. */
const VALUES: Record<string, RegExp> = {
  is_administrator: /^(true|false|both|)$/,
  paginate: /^(true|false)$/,
  page: /^\d+$/,
  staff_id: /^\d*$/,
  leader_id: /^\d*$/,
  media: /^[01]$/,
  response: /^[01]$/,
  _method: /^PUT$/,
};
const STATUS_FILTER = /^(Open|In Progress|Closed)$/;

/**
 * A party API that answers the calls of the two specifications with their fields. Anything else that it receives (a
 * path, a query, a field, a header, a value) is added to `faults`.
 */
export function plainHost() {
  const calls: Call[] = [];
  const faults: string[] = [];
  const state = { role: 'admin', underWay: 0 };

  async function answerTo(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(BASE.length);
    const name = `${request.method} ${path.replaceAll(/\/\d+(?=\/|$)/g, '/#')}`;
    const named = namedCalls[name];
    const query = Object.fromEntries(searchParams);
    const { body, isForm, repeated } = await bodyOf(request);
    calls.push({ name, path, query, body });
    const fault = (text: string) => faults.push(`${name}: ${text}`);
    if (!named) {
      fault('is not named');
      return HttpResponse.json({ message: 'Not Found' }, { status: 404 });
    }
    const allowed = (names = '') => names.split(/\s+/);
    for (const each of Object.keys(query)) if (!allowed(named.query).includes(each)) fault(`query ${each}`);
    for (const each of Object.keys(body)) if (!allowed(named.body).includes(each)) fault(`field ${each}`);
    for (const each of request.headers.keys()) if (!HEADERS.includes(each)) fault(`header ${each}`);
    if (new Set(searchParams.keys()).size < searchParams.size) fault('several values of one query name');
    for (const each of repeated) fault(`several values of ${each}`);
    if (named.form && !isForm) fault('is no form');
    for (const [each, value] of Object.entries({ ...query, ...body }))
      if (typeof value !== 'object' && VALUES[each]?.test(String(value)) === false) fault(`${each}=${value}`);
    if (name === 'GET complaint' && query.status && !STATUS_FILTER.test(query.status))
      fault(`status=${query.status}`);
    if (name !== 'POST login' && !request.headers.has('authorization'))
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    const answer = answerOf(name, path, query);
    return answer === undefined
      ? HttpResponse.json({ message: 'Not Found' }, { status: 404 })
      : HttpResponse.json(answer);
  }

  function answerOf(name: string, path: string, query: Record<string, string>): unknown {
    const id = Number(/\d+$/.exec(path)?.[0]);
    if (name === 'POST login') return { token: 'abc', ...sessionOf(state.role) };
    if (path in answers) return answers[path];
    if (path in places) return { data: places[path as keyof typeof places] };
    if (name === 'GET complaint' || name === 'GET complaint/search') {
      if (query.export) return { data: [], total: 0, link: 'https://files.example.org/list.csv' };
      return paged(complaints.map(complaintRow), query.page);
    }
    if (name === 'POST complaint') return { id: 27, complaint_number: 'C1027' };
    if (name === 'GET complaint/#') return complaintOf(id, query);
    if (name === 'POST app/register') return { user: { id: 77 } };
    if (name === 'GET gallery/media/#') return { data: rows['gallery/media'] };
    return answerOfRecords(name, path.replace(/\/\d+$/, ''), id, query);
  }

  return {
    calls,
    faults,
    /** The user that `login` returns. */
    signInAs: (role: string) => {
      state.role = role;
    },
    isQuiet: () => state.underWay === 0,
    /** The last call with a name. */
    sent: (name: string) => calls.findLast((call) => call.name === name),
    handlers: [
      http.all(`*${BASE}*`, async ({ request }) => {
        state.underWay += 1;
        try {
          return await answerTo(request);
        } finally {
          state.underWay -= 1;
        }
      }),
      http.get('*/config.json', () => HttpResponse.json({ grievanceInCharges: [] })),
    ],
  };
}

/** Answers of calls that are no plain records. */
const answers: Record<string, unknown> = {
  logout: OK,
  'change-password': OK,
  'dashboard/stats': dashboard.stats,
  'dashboard/issues': dashboard.issues,
  'dashboard/report': dashboard.report,
  'complaint/response': { data: responses },
  'complaint/history': { data: history },
  'complaint/download': { url: 'https://files.example.org/complaint.pdf' },
  'area/template/download': { url: 'https://files.example.org/template.csv' },
  'user/find': { data: rows.user },
};

const sessionOf = (role: string) => ({
  user: { id: 1, name: 'Anita', email: 'anita@example.org' },
  role,
  parliament: role === 'admin' ? null : { id: 1 },
  assembly: ['admin', 'mp'].includes(role) ? null : { id: 11 },
  profile_updated: 1,
});

function complaintOf(id: number, query: Record<string, string>) {
  const row = complaints.find((each) => each.id === id);
  return row && { ...wholeComplaint(row), ...(query.media === '1' ? { media } : {}) };
}

/** A list, a record, or the answer of a change: the id of a new record, otherwise only a success message. */
function answerOfRecords(name: string, path: string, id: number, query: Record<string, string>): unknown {
  const list = rows[path];
  if (name.startsWith('GET') && name.endsWith('#')) return list?.find((row) => row.id === id);
  if (name.startsWith('GET')) return list && paged(filtered(path, list, query), pageOf(path, query));
  if (name.startsWith('POST') && !name.endsWith('#') && list) return { id: 99 };
  return OK;
}

const filtered = (path: string, list: (typeof rows)[string], query: Record<string, string>) =>
  path === 'contact' && query.is_administrator
    ? list.filter(({ is_administrator }) => Boolean(is_administrator) === (query.is_administrator === 'true'))
    : list;

/** Contacts and candidates are paged unless `paginate` says otherwise. */
const pageOf = (path: string, { page, paginate }: Record<string, string>) =>
  ['contact', 'candidate'].includes(path) && paginate !== 'false' ? (page ?? '1') : page;

/** A page has the total of all; a whole list has none. */
function paged(list: readonly unknown[], page: string | undefined) {
  if (!page) return { data: list };
  const from = (Number(page) - 1) * PAGE_SIZE;
  return { data: list.slice(from, from + PAGE_SIZE), total: list.length };
}

/**
 * The fields of a body, of form data without the brackets of lists; `repeated` are fields that are sent twice without
 * being lists.
 */
async function bodyOf(request: Request) {
  const none: Pick<Call, 'body'> & { isForm: boolean; repeated: string[] } = {
    body: {},
    isForm: false,
    repeated: [],
  };
  const text = request.headers.get('content-type') ?? '';
  if (text.includes('json')) return { ...none, body: (await request.json()) as Call['body'] };
  if (!text.includes('form')) return none;
  const fields = [...(await request.formData())];
  const names = fields.map(([name]) => name).filter((name) => !name.endsWith('[]'));
  const body = Object.fromEntries(fields.map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
  return { body, isForm: true, repeated: names.filter((name, index) => names.indexOf(name) < index) };
}
