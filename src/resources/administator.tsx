import { administator } from '../../contract/administator.ts';
import { defineResource } from '../declare/defineResource.ts';
import { phone, place, text } from '../declare/fieldTypes.tsx';

/** Administrative officials of the districts, added above their list (ADM-01). */
export default defineResource(administator, {
  title: 'name',
  fields: {
    place: place(),
    location: text(),
    name: text(),
    designation: text(),
    email: text(),
    phone: phone(),
  },
  list: {
    columns: ['name', 'location', 'designation', 'phone', 'email'],
    more: ['place'],
    without: ['savedQueries'],
  },
  layout: 'formAndList',
  words: {
    en: {
      name: 'Administrative Official |||| Administrative Officials',
      fields: { location: 'District' },
      message: { delete_content: 'Are you sure you want to delete the Policy/Contact "%{name}"?' },
    },
    te: {
      name: 'పరిపాలనా అధికారి |||| పరిపాలనా అధికారులు',
      fields: { location: 'జిల్లా' },
      message: { delete_content: '"%{name}" విధానం/పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'प्रशासनिक अधिकारी |||| प्रशासनिक अधिकारी',
      fields: { location: 'ज़िला' },
      message: { delete_content: 'क्या आप वाकई नीति/संपर्क "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
