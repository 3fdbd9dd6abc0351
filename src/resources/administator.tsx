import { administator } from '#contract/contacts/administator.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { email, flag, phone, place, reference, text } from '#src/declare/fieldTypes.tsx';

/** Administrative officials of the districts, added above their list (ADM-01). */
export default defineResource(administator, {
  title: 'name',
  fields: {
    place: place(),
    location: text(),
    name: text(),
    designation: text(),
    email: email(),
    phone: phone(),
    superior_id: reference(),
    successor_id: reference(),
    is_vacant: flag(),
  },
  // The posts that reminders of letters go to.
  ofCapability: { superior_id: 'letters', successor_id: 'letters', is_vacant: 'letters' },
  list: {
    columns: ['name', 'location', 'designation', 'phone', 'email'],
    more: ['place', 'superior_id', 'successor_id', 'is_vacant'],
    without: ['savedQueries'],
  },
  layout: 'formAndList',
  words: {
    en: {
      name: 'Administrative Official |||| Administrative Officials',
      fields: {
        location: 'District',
        superior_id: 'Superior',
        successor_id: 'Successor',
        is_vacant: 'Vacant',
      },
      message: { delete_content: 'Are you sure you want to delete the Policy/Contact "%{name}"?' },
    },
    te: {
      name: 'పరిపాలనా అధికారి |||| పరిపాలనా అధికారులు',
      fields: { location: 'జిల్లా', superior_id: 'పై అధికారి', successor_id: 'వారసులు', is_vacant: 'ఖాళీ' },
      message: { delete_content: '"%{name}" విధానం/పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'प्रशासनिक अधिकारी |||| प्रशासनिक अधिकारी',
      fields: { location: 'ज़िला', superior_id: 'वरिष्ठ', successor_id: 'उत्तराधिकारी', is_vacant: 'रिक्त' },
      message: { delete_content: 'क्या आप वाकई नीति/संपर्क "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
