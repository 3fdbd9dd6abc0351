type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Id fields with the field of the record that they name. */
const NAMED = [
  ...['parliament', 'assembly', 'mandal', 'area', 'category', 'policy_category', 'staff', 'event', 'gallery'],
  'user',
];

/** Fields that are a boolean on every record that has them, then fields that are one on some records only. */
const FLAGS = ['is_internal', 'is_admin', 'is_administrator'];
const FLAGS_AT: Readonly<Record<string, readonly string[]>> = { leader: ['status'], video: ['status'] };
const NUMBERS = ['open', 'inProgress', 'closed', 'allComplaints', 'total', 'Count', 'count', 'daysOpen'];

const asFlag = (value: unknown) =>
  value === undefined || value === null ? value : ![false, 0, '0', 'false', ''].includes(value as string);
const asNumber = (value: unknown) => (typeof value === 'string' && value !== '' ? Number(value) : value);
const asId = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
const asText = (value: unknown) => (isValues(value) ? JSON.stringify(value) : value);

/** Completes a record: an id for each name, a name for each id, and values of the types that screens expect. */
function completeRecord(resource: string, sent: Values): Values {
  const record = { ...sent };
  record.category ??= record.contactcategory;
  record.created_at ??= record.date;
  for (const name of NAMED) {
    const named = record[name];
    if (isValues(named)) record[`${name}_id`] ??= named.id;
  }
  for (const name of Object.keys(record)) {
    if (name === 'id' || name.endsWith('_id')) record[name] = asId(record[name]);
  }
  for (const name of [...FLAGS, ...(FLAGS_AT[resource] ?? [])]) {
    if (name in record) record[name] = asFlag(record[name]);
  }
  for (const name of NUMBERS) if (name in record) record[name] = asNumber(record[name]);
  if (record.location) record.location = asText(record.location);
  for (const name of Object.keys(record)) if (record[name] === undefined) delete record[name];
  return record;
}

/** The kinds of attachments, also where a host sends the file type instead. */
const mediaOf = (media: unknown) =>
  (Array.isArray(media) ? media : []).map((item: Values, index) => {
    const kind = ['image', 'audio', 'pdf'].find((each) => String(item.type ?? item.path).includes(each));
    return { ...item, id: item.id ?? index, name: item.name ?? '', type: kind ?? 'image' };
  });

const complaint = (record: Values): Values => ({
  ...completeRecord('complaint', record),
  ...('media' in record ? { media: mediaOf(record.media) } : {}),
  leaders: record.leaders ?? [],
});

/** A reply to a complaint: in the specifications it has no id. */
const said = (entry: Values, index: number): Values => ({
  ...completeRecord('complaint', entry),
  id: entry.id ?? index,
  media: mediaOf(entry.media),
  leader_response: isValues(entry.leader_response)
    ? { ...entry.leader_response, media: mediaOf(entry.leader_response.media) }
    : null,
});

/** For an area the specifications send the number of all complaints and of closed ones (S1 section 3). */
function counted(row: Values): Values {
  const {
    Count,
    closed,
    open,
    inProgress = 0,
    ...others
  } = completeRecord('', row) as Record<string, number>;
  const isPartly = Count !== undefined && closed !== undefined && open === undefined;
  if (isPartly) return { ...others, Count, closed, inProgress, open: Count - closed - inProgress };
  return completeRecord('', row);
}

/** How to complete the rows or the record of a path, by the beginning of the path. */
const COMPLETIONS: readonly [RegExp, (record: Values, index: number) => Values][] = [
  [/^complaint\/(history|response)$/, said],
  [/^complaint(\/search|\/\d+)?$/, complaint],
];

/**
 * Completes the answer of a plain host for the screens: lists get a total, names get ids, flags and numbers get their
 * types. Missing data stays missing.
 */
export function completeAnswer(path: string, answer: unknown): unknown {
  const [resource = ''] = path.split('/');
  const [, complete] = COMPLETIONS.find(([pattern]) => pattern.test(path)) ?? [];
  const one = complete ?? ((record: Values) => completeRecord(resource, record));
  if (Array.isArray(answer)) return { data: answer.filter(isValues).map(one), total: answer.length };
  if (!isValues(answer)) return answer;
  if (resource === 'dashboard') return completeSets(answer);
  if (!Array.isArray(answer.data)) return one(isValues(answer.data) ? answer.data : answer, 0);
  const { total = answer.data.length } = answer;
  return { ...answer, data: answer.data.filter(isValues).map(one), total: Number(total) };
}

const completeSets = (answer: Values): Values =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isValues).map(counted) : asNumber(value),
    ]),
  );
