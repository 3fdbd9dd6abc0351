import { contact } from '#contract/contacts/contact.ts';
import { contactCategory } from '#contract/content/categories.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { SeededPlaces } from './insertPlaces.ts';
import { insertRecord } from './insertRecord.ts';
import { departmentNames } from './localNames.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';

/** Departments of the state government, with their office in an assembly, if any. */
const DEPARTMENTS: Record<string, string | null> = {
  Agriculture: 'Mandal Agriculture Officer',
  'Animal Husbandry': 'Veterinary Assistant Surgeon',
  'Civil Supplies': 'Deputy Tahsildar, Civil Supplies',
  Energy: 'Divisional Engineer, Operations',
  Finance: null,
  'Health and Family Welfare': 'Medical Officer',
  Home: 'Assistant Commissioner of Police',
  Housing: null,
  Irrigation: 'Executive Engineer, Irrigation',
  Labour: null,
  'Municipal Administration': 'Municipal Commissioner',
  'Panchayat Raj and Rural Development': 'Mandal Parishad Development Officer',
  Revenue: 'Tahsildar',
  'Roads and Buildings': 'Deputy Executive Engineer',
  'School Education': 'Mandal Education Officer',
  'Social Welfare': null,
  Transport: null,
  'Tribal Welfare': null,
  'Women and Child Welfare': 'Child Development Project Officer',
};
/** Assemblies that have contacts, with their parliaments. */
const ASSEMBLIES = { Huzurabad: 'Karimnagar', Karimnagar: 'Karimnagar', Siddipet: 'Medak' };

/** Districts by the parliament that uses their contacts. */
const DISTRICTS: Record<string, readonly string[]> = {
  Karimnagar: ['Karimnagar', 'Rajanna Sircilla'],
  Medak: ['Medak', 'Siddipet'],
  Warangal: ['Warangal', 'Hanumakonda'],
  Khammam: ['Khammam'],
};
const POSTS = ['District Collector', 'Additional Collector', 'Superintendent of Police'];

/**
 * Inserts departments, their offices in the state and in some assemblies, and the officials of districts; returns ids
 * by department.
 */
export async function insertContacts(
  tx: Tx,
  places: SeededPlaces,
  random: Random,
): Promise<Map<string, number>> {
  const departments = new Map<string, number>();
  for (const name of Object.keys(DEPARTMENTS))
    departments.set(name, await insertRecord(tx, contactCategory, departmentNames(name)));

  for (const [department, office] of Object.entries(DEPARTMENTS)) {
    const inDepartment = { category_id: departments.get(department), is_administrator: false };
    const secretary = personIn(department, 'Principal Secretary', random);
    const superior_id = await insertRecord(tx, contact, { ...secretary, ...inDepartment });
    if (!office) continue;
    for (const [assembly, parliament] of Object.entries(ASSEMBLIES)) {
      const officer = personIn(department, office, random, assembly);
      const parliament_id = places.id('parliament', parliament);
      const assembly_id = places.id('assembly', assembly);
      await insertRecord(tx, contact, {
        ...officer,
        ...inDepartment,
        superior_id,
        parliament_id,
        assembly_id,
      });
    }
  }
  for (const [parliament, districts] of Object.entries(DISTRICTS)) {
    const parliament_id = places.id('parliament', parliament);
    for (const location of districts) {
      for (const post of POSTS) {
        const official = personIn(post, post, random, location);
        await insertRecord(tx, contact, { ...official, location, is_administrator: true, parliament_id });
      }
    }
  }
  return departments;
}

/** An officer, whose address has the first words of the office and its place. */
function personIn(office: string, designation: string, random: Random, place = 'state') {
  const address = [office.split(/[\s,]/)[0], place]
    .join('.')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '');
  return {
    name: personName(random),
    designation,
    phone: `9848${String(random.below(1_000_000)).padStart(6, '0')}`,
    email: `${address}@example.org`,
  };
}
