import { policy } from '#contract/content/policy.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { image, longText, phone, place, reference, text } from '#src/declare/fieldTypes.tsx';

/** Government policies (POL-01, POL-02). */
export default defineResource(policy, {
  title: 'title',
  fields: {
    title: text(),
    policy_category_id: reference(),
    go_number: text(),
    contact: phone(),
    file: image({ title: 'title' }),
    description: longText(),
    place: place(),
  },
  list: { columns: ['file', 'title', 'policy_category_id'], more: ['go_number', 'contact', 'place'] },
  words: {
    en: {
      name: 'Govt Policy |||| Govt Policies',
      fields: { policy_category_id: 'Category', go_number: 'GO number', contact: 'Contact' },
      message: { delete_content: 'Are you sure you want to delete the Policy/Contact "%{title}"?' },
    },
    te: {
      name: 'ప్రభుత్వ విధానం |||| ప్రభుత్వ విధానాలు',
      fields: { policy_category_id: 'వర్గం', go_number: 'జీవో సంఖ్య', contact: 'సంప్రదింపు' },
      message: { delete_content: '"%{title}" విధానం/పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'सरकारी नीति |||| सरकारी नीतियाँ',
      fields: { policy_category_id: 'श्रेणी', go_number: 'जीओ संख्या', contact: 'संपर्क' },
      message: { delete_content: 'क्या आप वाकई नीति/संपर्क "%{title}" को हटाना चाहते हैं?' },
    },
  },
});
