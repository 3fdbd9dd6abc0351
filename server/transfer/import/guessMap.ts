import { IMPORT_FIELDS, type ImportField, type ImportMap } from '#contract/desk/complaintImport.ts';
import { EXPORT_HEADINGS } from '#contract/kernel/exports.ts';

/** Headings by which a field is recognised, letters and digits only; with the headings of our own exports. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  key: [
    'id',
    'uniquekey',
    'number',
    'complaintnumber',
    'caseid',
    'caseno',
    'casenumber',
    'referenceno',
    'referencenumber',
    'grievanceid',
    'grievanceno',
    'grievancenumber',
    'complaintid',
    'complaintno',
    'petitionno',
    'applicationno',
    'registrationno',
    'regno',
    'tokenno',
  ],
  created_at: [
    'date',
    'createdat',
    'createdon',
    'opendate',
    'openedon',
    'receivedon',
    'receivedat',
    'receiveddate',
    'received',
    'dateofreceipt',
    'receiptdate',
    'registeredon',
    'registrationdate',
    'dateofregistration',
    'complaintdate',
    'dateofcomplaint',
    'grievancedate',
    'petitiondate',
    'applicationdate',
    'dated',
  ],
  closed_at: [
    'closedon',
    'closed',
    'closedat',
    'closedate',
    'closeddate',
    'closingdate',
    'dateofclosing',
    'dateofclosure',
    'closuredate',
    'resolvedon',
    'resolved',
    'resolvedat',
    'resolveddate',
    'disposedon',
    'dateofdisposal',
    'disposaldate',
  ],
  status: ['exactstatus', 'status', 'state'],
  category: ['category', 'complainttype', 'grievancetype', 'department', 'subject', 'categoryname'],
  parliament: ['parliament', 'parliamentconstituency', 'loksabha'],
  assembly: ['assembly', 'assemblyconstituency', 'constituency'],
  mandal: ['mandal', 'tehsil', 'taluk', 'taluka', 'block', 'mandalname'],
  area: ['area', 'village', 'ward', 'locality', 'areaname', 'villagename', 'grampanchayat', 'habitation'],
  name: [
    'name',
    'fullname',
    'citizen',
    'citizenname',
    'complainant',
    'complainantname',
    'petitioner',
    'petitionername',
    'applicant',
    'applicantname',
    'nameofpetitioner',
    'nameofapplicant',
  ],
  phone: [
    'phone',
    'phonenumber',
    'phoneno',
    'mobile',
    'mobilenumber',
    'mobileno',
    'contactnumber',
    'contactno',
    'cell',
    'cellno',
    'cellnumber',
  ],
  email: ['email', 'emailaddress', 'emailid', 'mail'],
  details: [
    'details',
    'description',
    'descriptor',
    'grievance',
    'complaint',
    'text',
    'problem',
    'grievancedetails',
  ],
  type: ['type', 'kind'],
  source: ['source', 'channel'],
  origin: ['origin'],
  assigned: ['grievanceincharge', 'assigned', 'incharge'],
};

/** Guesses the column of each field; each column is used once. In our own exports an empty phone means unknown. */
export function guessMap(columns: readonly string[]): ImportMap {
  const plain = columns.map((column) => column.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]/gu, ''));
  const map: ImportMap = Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const heading = HEADINGS[field].find((known) => plain.includes(known));
      const column = heading && columns[plain.indexOf(heading)];
      return column ? [[field, { column }]] : [];
    }),
  );
  const isOwn = EXPORT_HEADINGS.every((heading) => columns.includes(heading));
  return isOwn && map.phone ? { ...map, phone: { ...map.phone, unknown: true } } : map;
}
