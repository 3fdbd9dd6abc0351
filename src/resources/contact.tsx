import { departmentContact } from '../../contract/contact.ts';
import { contactPlace } from '../custom/people/fields/contactPlace.tsx';
import { defineResource } from '../declare/defineResource.ts';
import { phone, reference, text } from '../declare/fieldTypes.tsx';

/** Contacts in government departments, added above their list (CON-01). */
export default defineResource(departmentContact, {
  title: 'name',
  fields: {
    place: contactPlace(),
    category_id: reference(),
    name: text(),
    designation: text(),
    email: text(),
    phone: phone(),
  },
  list: {
    columns: ['name', 'category_id', 'designation', 'phone', 'email'],
    more: ['place'],
    without: ['savedQueries'],
  },
  layout: 'formAndList',
  words: {
    en: {
      name: 'Department Contact |||| Department Contacts',
      fields: { category_id: 'Department' },
      message: { delete_content: 'Are you sure you want to delete the Policy/Contact "%{name}"?' },
    },
    te: {
      name: 'శాఖ సంప్రదింపు |||| శాఖల సంప్రదింపులు',
      fields: { category_id: 'శాఖ' },
      message: { delete_content: '"%{name}" విధానం/పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'विभागीय संपर्क |||| विभागीय संपर्क',
      fields: { category_id: 'विभाग' },
      message: { delete_content: 'क्या आप वाकई नीति/संपर्क "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
