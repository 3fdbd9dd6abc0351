import { departmentContact } from '#contract/contacts/contact.ts';
import { contactPlace } from '#src/custom/contacts/fields/contactPlace.tsx';
import { defineResource } from '#src/declare/defineResource.ts';
import { email, flag, phone, reference, text } from '#src/declare/fieldTypes.tsx';

/** Contacts in government departments, added above their list (CON-01). */
export default defineResource(departmentContact, {
  title: 'name',
  fields: {
    place: contactPlace(),
    category_id: reference(),
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
    columns: ['name', 'category_id', 'designation', 'phone', 'email'],
    more: ['place', 'superior_id', 'successor_id', 'is_vacant'],
    without: ['savedQueries'],
  },
  layout: 'formAndList',
  words: {
    en: {
      name: 'Department Contact |||| Department Contacts',
      fields: {
        category_id: 'Department',
        superior_id: 'Superior',
        successor_id: 'Successor',
        is_vacant: 'Vacant',
      },
      message: { delete_content: 'Are you sure you want to delete the Policy/Contact "%{name}"?' },
    },
    te: {
      name: 'శాఖ సంప్రదింపు |||| శాఖల సంప్రదింపులు',
      fields: { category_id: 'శాఖ', superior_id: 'పై అధికారి', successor_id: 'వారసులు', is_vacant: 'ఖాళీ' },
      message: { delete_content: '"%{name}" విధానం/పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'विभागीय संपर्क |||| विभागीय संपर्क',
      fields: { category_id: 'विभाग', superior_id: 'वरिष्ठ', successor_id: 'उत्तराधिकारी', is_vacant: 'रिक्त' },
      message: { delete_content: 'क्या आप वाकई नीति/संपर्क "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
