import { divisionIncharge } from '#contract/contacts/divisionIncharge.ts';
import { inchargePlace } from '#src/custom/contacts/fields/inchargePlace.tsx';
import { defineResource } from '#src/declare/defineResource.ts';
import { phone, text } from '#src/declare/fieldTypes.tsx';

/** Division in-charges, added above their list (DIV-01). */
export default defineResource(divisionIncharge, {
  title: 'name',
  fields: { name: text(), party: text(), phone: phone(), place: inchargePlace() },
  list: { columns: ['name', 'party', 'phone', 'place'], without: ['savedQueries'] },
  layout: 'formAndList',
  words: {
    en: {
      name: 'Division In-charge |||| Division In-charges',
      fields: { party: 'Party', place: 'Area' },
    },
    te: {
      name: 'డివిజన్ ఇన్‌ఛార్జి |||| డివిజన్ ఇన్‌ఛార్జులు',
      fields: { party: 'పార్టీ', place: 'ప్రాంతం' },
    },
    hi: {
      name: 'डिवीज़न प्रभारी |||| डिवीज़न प्रभारी',
      fields: { party: 'पार्टी', place: 'क्षेत्र' },
    },
  },
});
