/** The parts of a call that the specifications name (S1 section 7, S2 section 7). */
interface Specified {
  query?: readonly string[];
  body?: readonly string[];
}

const SEAT = ['parliament', 'assembly'];
const PLACE_IDS = ['parliament_id', 'assembly_id', 'mandal_id', 'area_id'];
const OVERRIDE = '_method';
const DASHBOARD: Specified = { body: [...SEAT, 'exclude', 'include'] };
const COMPLAINT = [
  ...['name', 'category_id', ...PLACE_IDS, 'phone', 'details', 'location', 'assigned', 'email'],
  ...['type', 'origin', 'staff_id'],
];
const NAMED = { body: ['name'] };
const EVENT = [
  ...['name', ...PLACE_IDS, 'start_date', 'duration', 'event_type', 'organizer', 'description'],
  ...['gallery_id', 'status', 'file'],
];
const GALLERY = ['event_id', 'name', 'description', ...PLACE_IDS];
const VIDEO = ['name', ...PLACE_IDS, 'url', 'description', 'category_id', 'status'];
const POLICY = [
  ...['title', 'go_number', 'contact', 'description', 'policy_category_id', ...PLACE_IDS, 'file'],
];
const MILESTONE = ['title', 'date', 'description', 'file'];
const ACHIEVEMENT = ['title', 'date', 'cost', 'description', ...PLACE_IDS, 'file'];
const NEWS = ['title', ...PLACE_IDS, 'date', 'description', 'video_link', 'file'];
const CONTACT = ['name', 'category_id', 'designation', 'phone', 'email', ...PLACE_IDS, 'is_administrator'];
const INCHARGE = [...PLACE_IDS, 'name', 'phone', 'location'];
const STAFF = ['name', 'phone', 'parliament_id', 'assembly_id'];
const USER = ['name', 'username', 'password'];
const CANDIDATE = ['user_id', 'parliament_id', 'assembly_id', 'category_id', 'designation'];
const PROFILE = [
  ...['parliament_id', 'assembly_id', 'candidate_id', 'name', 'phone', 'address', 'instagram', 'twitter'],
  ...['facebook', 'email', 'designation', 'custom_designation', 'file', 'header_image', 'profile_image'],
];

/** The calls of one resource of plain records. */
const records = (path: string, edit: 'POST' | 'PUT', fields: readonly string[], list = SEAT) => ({
  [`GET ${path}`]: { query: list },
  [`POST ${path}`]: { body: fields },
  [`GET ${path}/:id`]: {},
  [`${edit} ${path}/:id`]: { body: edit === 'POST' ? [...fields, OVERRIDE] : fields },
  [`DELETE ${path}/:id`]: {},
});
const category = (path: string) => records(path, 'PUT', ['name'], []);

/** Every call that the two specifications name, with all its fields. */
const SPECIFIED: Readonly<Record<string, Specified>> = {
  'POST login': { body: ['username', 'password', 'model'] },
  'POST logout': {},
  'POST change-password': { body: ['old_password', 'new_password', 'new_password_confirmation'] },
  'POST dashboard/stats': DASHBOARD,
  'POST dashboard/issues': DASHBOARD,
  'POST dashboard/report': DASHBOARD,
  'GET complaint': {
    query: [
      ...[...SEAT, 'mandal', 'area', 'category', 'assigned', 'name', 'complaint_number', 'from_date'],
      ...['to_date', 'created_by_me', 'staff_id', 'page', 'leader_id', 'export', 'status'],
    ],
  },
  'GET complaint/search': { query: ['term', 'parliament_id', 'assembly_id', 'page', 'staff_id'] },
  'POST complaint': { body: [...COMPLAINT, 'source'] },
  'PUT complaint/:id': { body: COMPLAINT },
  'DELETE complaint/:id': {},
  'GET complaint/:id': { query: ['media', 'response'] },
  'POST complaint/media': { body: ['complaint_id', 'file'] },
  'PUT complaint/media/:id': { body: ['file'] },
  'DELETE complaint/media/:id': {},
  'POST complaint/staff/assign': { body: ['complaint_id', 'staff_id'] },
  'GET complaint/response': { query: ['complaint_id'] },
  'POST complaint/response': { body: ['message', 'complaint_id', 'app_user_id', 'status'] },
  'GET complaint/history': { query: ['complaint_id'] },
  'POST complaint/history': { body: ['complaint_id', 'message'] },
  'POST complaint/close': { body: ['id', 'message', 'file'] },
  'POST complaint/download': { body: ['id'] },
  'POST complaint/reopen': { body: ['id'] },
  'POST complaint/forward': { body: ['id', 'area', 'leaders'] },
  'POST complaint/officer': {
    body: [
      ...['complaint_id', 'dept_id', 'officer_id', 'admin_officer_id', 'administrator_id'],
      'is_administrator',
    ],
  },
  'GET parliament': {},
  'GET assembly': { query: ['parliament_id'] },
  'GET mandal': { query: ['assembly_id'] },
  'GET area': { query: ['mandal'] },
  'POST area': { body: ['name', 'mandal_id'] },
  'PUT area/:id': NAMED,
  'DELETE area/:id': {},
  'GET area/template/download': { query: ['mandal_id'] },
  'POST area/import': { body: ['file'] },
  'POST import/locations': { body: ['file'] },
  'GET staff': { query: ['parliament_id', 'assembly_id'] },
  'POST staff': { body: [...STAFF, 'password'] },
  'PUT staff/:id': { body: STAFF },
  'GET user/find': { query: ['keyword'] },
  'GET leader': { query: [...SEAT, 'area_id', 'status'] },
  'GET leader/:id': {},
  'POST leader': { body: [...INCHARGE, 'app_user_id'] },
  'POST app/register': { body: INCHARGE },
  'POST leader/approve': { body: ['leader_id', 'designation'] },
  'POST leader/reject': { body: ['leader_id'] },
  'GET leader/message': { query: ['leader_id'] },
  'POST leader/message': { body: ['title', 'leader_id'] },
  'GET division/incharge': { query: ['assembly_id', 'mandal_id', 'area_id'] },
  'POST division/incharge': { body: ['name', 'party', 'phone', ...PLACE_IDS] },
  'GET division/incharge/search': { query: ['area_id', 'keyword'] },
  ...category('complaint/category'),
  ...category('contact/category'),
  ...category('policy/category'),
  ...category('video/category'),
  ...records('event', 'POST', EVENT, [...SEAT, 'area_id']),
  ...records('policy', 'POST', POLICY, [...SEAT, 'area_id']),
  ...records('milestone', 'POST', MILESTONE),
  ...records('achievement', 'POST', ACHIEVEMENT),
  ...records('news', 'POST', NEWS),
  ...records('video', 'PUT', VIDEO),
  'GET achievement/media/:id': {},
  'GET news/media/:id': {},
  'GET gallery': { query: SEAT },
  'POST gallery': { body: GALLERY },
  'GET gallery/:id': {},
  'PUT gallery/:id': { body: GALLERY },
  'POST gallery/media': { query: ['gallery_id'], body: ['gallery_id', 'file', 'title'] },
  'GET gallery/media/:id': {},
  'DELETE gallery/media/:id': {},
  'POST gallery/thumbnail': { body: ['gallery_id', 'thumbnail_id'] },
  ...records('contact', 'PUT', CONTACT, [
    ...['category_id', 'parliament_id', 'assembly_id', 'paginate', ...SEAT, 'is_administrator', 'page'],
  ]),
  'POST contact': { body: [...CONTACT, 'location'] },
  'GET user': {},
  'POST user': { body: USER },
  'GET user/:id': {},
  'POST user/:id': { body: [...USER, OVERRIDE] },
  'GET candidate': { query: ['page'] },
  'POST candidate': { body: CANDIDATE },
  'GET candidate/:id': {},
  'POST candidate/:id': { body: [...PROFILE, ...CANDIDATE, OVERRIDE] },
};

/** The specification's names of the groups of the status filter (LIST-05). */
const STATUS_WORDS: Record<string, string> = { open: 'Open', in_progress: 'In Progress', closed: 'Closed' };

type Values = Record<string, unknown>;

const only = (values: Values | undefined, names: readonly string[] = []): Values | undefined =>
  values && Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** In some queries the specifications send places by name, in others by id. */
function placesAs(names: readonly string[] = [], query: Values = {}): Values {
  const called = (name: string) => {
    const other = name.endsWith('_id') ? name.slice(0, -'_id'.length) : `${name}_id`;
    return !names.includes(name) && names.includes(other) ? other : name;
  };
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [called(name), value]));
}

/** One value per filter, and statuses in the words of the specification. */
const oneValueEach = (query: Values | undefined): Values | undefined =>
  query &&
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const [one] = [value].flat();
      return [name, name === 'status' ? (STATUS_WORDS[String(one)] ?? one) : one];
    }),
  );

/**
 * A call for a plain host, without query and body fields that the specifications do not name. Undefined for a call that
 * they do not name.
 */
export function asSpecified(
  method: string,
  path: string,
  { query, body }: { query?: Values; body?: Values },
) {
  const named = specifiedCall(method, path);
  if (!named) return undefined;
  return {
    query: query && oneValueEach(only(placesAs(named.query, query), named.query)),
    body: only(body, named.body),
  };
}

const specifiedCall = (method: string, path: string): Specified | undefined =>
  SPECIFIED[`${method} ${path.replaceAll(/\/\d+(?=\/|$)/g, '/:id')}`];

/** Record fields that no call takes but the specifications show (S2 section 3). */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  candidate: ['name', 'phone', 'email', 'parliament', 'assembly'],
};

/** Whether the specifications name a field of a resource's records or edits; its places count as one field. */
export function isSpecifiedField(path: string, field: string, edit?: 'POST' | 'PUT'): boolean {
  const call = edit ? specifiedCall(edit, `${path}/0`) : specifiedCall('POST', path);
  const sent = call?.body ?? [];
  return [...sent, ...(SHOWN[path] ?? [])].includes(field === 'place' ? 'parliament_id' : field);
}

/** Whether the specifications name a call. */
export const isSpecified = (method: string, path: string) => specifiedCall(method, path) !== undefined;
