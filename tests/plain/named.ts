/** The allowed names of a call's query and body; `form` if the specification requires a form. */
export interface NamedCall {
  query?: string;
  body?: string;
  form?: true;
}

const PLACE = 'parliament_id assembly_id mandal_id area_id';
const COMPLAINT = `category_id name phone email ${PLACE} assigned details location staff_id origin type`;
const COUNTS = { body: 'parliament assembly exclude include' };
const LIST = { query: 'parliament assembly' };
const OVERRIDDEN = { form: true } as const;

/** The calls of sections 7 of both specifications, in their order: `METHOD path`, `#` for an id. */
export const namedCalls: Record<string, NamedCall> = {
  'POST login': { body: 'username password model' },
  'POST logout': {},
  'POST change-password': { body: 'old_password new_password new_password_confirmation' },
  'GET candidate/#': {},
  'POST candidate/#': {
    body: `_method parliament_id assembly_id candidate_id name phone address instagram twitter facebook email designation
      custom_designation file header_image profile_image user_id category_id`,
    ...OVERRIDDEN,
  },
  'POST dashboard/stats': COUNTS,
  'POST dashboard/issues': COUNTS,
  'POST dashboard/report': COUNTS,
  'GET complaint': {
    query: `parliament assembly mandal area category assigned name complaint_number from_date to_date created_by_me staff_id page
      leader_id export status`,
  },
  'GET complaint/search': { query: 'term parliament_id assembly_id page staff_id' },
  'POST complaint': { body: `source ${COMPLAINT}`, form: true },
  'POST complaint/media': { body: 'complaint_id file', form: true },
  'DELETE complaint/media/#': {},
  'PUT complaint/media/#': { body: 'file', form: true },
  'DELETE complaint/#': {},
  'PUT complaint/#': { body: COMPLAINT },
  'GET complaint/#': { query: 'media response' },
  'POST complaint/staff/assign': { body: 'complaint_id staff_id' },
  'POST complaint/response': { body: 'message complaint_id app_user_id status' },
  'GET complaint/response': { query: 'complaint_id' },
  'GET complaint/history': { query: 'complaint_id' },
  'POST complaint/history': { body: 'complaint_id message' },
  'POST complaint/close': { body: 'id message file', form: true },
  'POST complaint/download': { body: 'id' },
  'POST complaint/reopen': { body: 'id' },
  'POST complaint/forward': { body: 'id area leaders' },
  'POST complaint/officer': {
    body: 'complaint_id dept_id officer_id admin_officer_id administrator_id is_administrator',
  },
  'GET parliament': {},
  'GET assembly': { query: 'parliament_id' },
  'GET mandal': { query: 'assembly_id' },
  'GET area': { query: 'mandal' },
  'POST area': { body: 'name mandal_id' },
  'GET staff': { query: 'parliament_id assembly_id' },
  'POST staff': { body: 'name password phone parliament_id assembly_id', form: true },
  'PUT staff/#': { body: 'name phone parliament_id assembly_id' },
  'GET user/find': { query: 'keyword' },
  'GET leader': { query: 'parliament assembly area_id status' },
  'POST leader': { body: `${PLACE} name phone location app_user_id` },
  'POST app/register': { body: `${PLACE} name phone location` },
  'POST division/incharge': { body: `name party phone ${PLACE}` },
  'GET division/incharge': { query: 'assembly_id mandal_id area_id' },
  'GET contact': {
    query: 'category_id parliament_id assembly_id paginate parliament assembly is_administrator page',
  },
  'GET event': { query: 'parliament assembly area_id' },
  'GET event/#': {},
  ...written(
    'event',
    `name ${PLACE} start_date duration event_type organizer description gallery_id status file`,
  ),
  'POST gallery': { body: `event_id name description ${PLACE}`, form: true },
  'POST gallery/media': { query: 'gallery_id', body: 'gallery_id file title', form: true },
  'POST gallery/thumbnail': { body: 'gallery_id thumbnail_id' },
  'GET gallery': LIST,
  'GET gallery/#': {},
  'GET gallery/media/#': {},
  'DELETE gallery/media/#': {},
  'PUT gallery/#': { body: `event_id name description ${PLACE}` },
  'GET video': LIST,
  'GET video/#': {},
  'POST video': { body: `name ${PLACE} url description category_id status`, form: true },
  'PUT video/#': { body: `${PLACE} category_id name url status description` },
  'DELETE video/#': {},
  'GET policy': { query: 'parliament assembly area_id' },
  'GET policy/#': {},
  ...written('policy', `title go_number contact description policy_category_id ${PLACE} file`),
  'GET milestone': LIST,
  'GET milestone/#': {},
  ...written('milestone', 'title date description file'),
  'GET achievement': LIST,
  'GET achievement/#': {},
  'GET achievement/media/#': {},
  ...written('achievement', `title date cost description ${PLACE} file`),
  'GET news': LIST,
  'GET news/#': {},
  'GET news/media/#': {},
  ...written('news', `title ${PLACE} date description video_link file`),
  ...category('video/category'),
  ...category('complaint/category'),
  ...category('contact/category'),
  ...category('policy/category'),
  'GET area/#': {},
  'PUT area/#': { body: 'name' },
  'DELETE area/#': {},
  'POST import/locations': { body: 'file', form: true },
  'GET area/template/download': { query: 'mandal_id' },
  'POST area/import': { body: 'file', form: true },
  'GET leader/#': {},
  'POST leader/approve': { body: 'leader_id designation' },
  'POST leader/reject': { body: 'leader_id' },
  'POST leader/message': { body: 'title leader_id' },
  'GET leader/message': { query: 'leader_id' },
  'POST contact': {
    body: `name category_id designation phone email ${PLACE} is_administrator location`,
    form: true,
  },
  'GET contact/#': {},
  'PUT contact/#': { body: `${PLACE} category_id name designation phone email is_administrator` },
  'DELETE contact/#': {},
  'POST user': { body: 'name username password', form: true },
  'GET user': {},
  'GET user/#': {},
  'POST user/#': { body: '_method name username password', ...OVERRIDDEN },
  'POST candidate': { body: 'user_id parliament_id assembly_id category_id designation' },
  'GET candidate': { query: 'page' },
};

/** A resource whose edit is a form with `_method=PUT`. */
function written(path: string, fields: string): Record<string, NamedCall> {
  return {
    [`POST ${path}`]: { body: fields, form: true },
    [`POST ${path}/#`]: { body: `_method ${fields}`, form: true },
    [`DELETE ${path}/#`]: {},
  };
}

function category(path: string): Record<string, NamedCall> {
  return {
    [`GET ${path}`]: {},
    [`POST ${path}`]: { body: 'name' },
    [`GET ${path}/#`]: {},
    [`PUT ${path}/#`]: { body: 'name' },
    [`DELETE ${path}/#`]: {},
  };
}
