import { gallery } from '#contract/content/gallery.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { longText, place, reference, text } from '#src/declare/fieldTypes.tsx';

/** Galleries and their images (GAL-01 to GAL-04). */
export default defineResource(gallery, {
  title: 'name',
  fields: { event_id: reference(), name: text(), description: longText(), place: place() },
  list: { columns: ['name', 'place'] },
  views: {
    list: () => import('#src/custom/content/gallery/GalleryList.tsx'),
    create: () => import('#src/custom/content/gallery/GalleryCreate.tsx'),
    show: () => import('#src/custom/content/gallery/GalleryMedia.tsx'),
  },
  words: {
    en: {
      name: 'Gallery |||| Galleries',
      fields: { event_id: 'Event' },
      page: { show: 'Gallery Media', edit: 'Update Gallery' },
      message: {
        delete_content: 'Are you sure you want to delete the gallery "%{name}" with all its images?',
      },
    },
    te: {
      name: 'గ్యాలరీ |||| గ్యాలరీలు',
      fields: { event_id: 'కార్యక్రమం' },
      page: { show: 'గ్యాలరీ చిత్రాలు', edit: 'గ్యాలరీని నవీకరించండి' },
      message: {
        delete_content: '"%{name}" గ్యాలరీని, అందులోని అన్ని చిత్రాలను ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?',
      },
    },
    hi: {
      name: 'गैलरी |||| गैलरी',
      fields: { event_id: 'कार्यक्रम' },
      page: { show: 'गैलरी के चित्र', edit: 'गैलरी अपडेट करें' },
      message: { delete_content: 'क्या आप वाकई गैलरी "%{name}" और उसके सभी चित्र हटाना चाहते हैं?' },
    },
  },
});
