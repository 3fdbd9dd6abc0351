import { IMPORT_FIELDS, type ImportField, type ImportMap } from '../../contract/complaintImport.ts';

/** Headings by which a field is recognised, letters and digits only; the headings of our own exports among them. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  key: ['id', 'uniquekey', 'number', 'complaintnumber', 'caseid', 'caseno', 'referenceno', 'grievanceid'],
  created_at: ['date', 'createdat', 'opendate', 'openedon', 'receivedon', 'receiveddate', 'registeredon'],
  closed_at: ['closedon', 'closedat', 'closedate', 'closeddate', 'resolvedon', 'resolveddate'],
  status: ['status', 'state'],
  category: ['category', 'complainttype', 'department', 'subject'],
  parliament: ['parliament', 'parliamentconstituency', 'loksabha'],
  assembly: ['assembly', 'assemblyconstituency', 'constituency'],
  mandal: ['mandal', 'tehsil', 'taluk', 'block'],
  area: ['area', 'village', 'ward', 'locality'],
  name: ['name', 'fullname', 'citizen', 'complainant', 'petitioner', 'applicant'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilenumber', 'mobileno', 'contactnumber'],
  email: ['email', 'emailaddress', 'mail'],
  details: ['details', 'description', 'descriptor', 'grievance', 'complaint', 'text'],
  type: ['type', 'kind'],
  source: ['source', 'channel'],
  origin: ['origin'],
  assigned: ['grievanceincharge', 'assigned', 'incharge'],
};

/** Which column is probably what; each column is used once. */
export function guessMap(columns: readonly string[]): ImportMap {
  const plain = columns.map((column) => column.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]/gu, ''));
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const heading = HEADINGS[field].find((known) => plain.includes(known));
      const column = heading && columns[plain.indexOf(heading)];
      return column ? [[field, { column }]] : [];
    }),
  );
}
