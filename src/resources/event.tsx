import { EVENT_TYPES, event } from '#contract/content/event.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import {
  choice,
  dateTime,
  image,
  longText,
  number,
  place,
  reference,
  text,
} from '#src/declare/fieldTypes.tsx';

/** Events (EVT-01, EVT-02). */
export default defineResource(event, {
  title: 'name',
  fields: {
    name: text(),
    start_date: dateTime(),
    duration: number(),
    event_type: choice(EVENT_TYPES),
    organizer: text(),
    description: longText(),
    gallery_id: reference(),
    file: image({ title: 'name' }),
    place: place(),
  },
  list: { columns: ['file', 'name', 'start_date', 'organizer', 'place'], more: ['event_type', 'gallery_id'] },
  frames: { list: () => import('#src/custom/content/event/EventViews.tsx') },
  words: {
    en: {
      name: 'Event |||| Events',
      fields: {
        start_date: 'Start date',
        duration: 'Duration (hours)',
        event_type: 'Event type',
        organizer: 'Organizer',
        gallery_id: 'Gallery',
      },
      choices: { event_type: { public: 'Public', conference: 'Conference' } },
      message: { delete_content: 'Are you sure you want to delete the event "%{name}"?' },
    },
    te: {
      name: 'కార్యక్రమం |||| కార్యక్రమాలు',
      fields: {
        start_date: 'ప్రారంభ తేదీ',
        duration: 'వ్యవధి (గంటలు)',
        event_type: 'కార్యక్రమ రకం',
        organizer: 'నిర్వాహకులు',
        gallery_id: 'గ్యాలరీ',
      },
      choices: { event_type: { public: 'బహిరంగ', conference: 'సమావేశం' } },
      message: { delete_content: '"%{name}" కార్యక్రమాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'कार्यक्रम |||| कार्यक्रम',
      fields: {
        start_date: 'आरंभ तिथि',
        duration: 'अवधि (घंटे)',
        event_type: 'कार्यक्रम का प्रकार',
        organizer: 'आयोजक',
        gallery_id: 'गैलरी',
      },
      choices: { event_type: { public: 'सार्वजनिक', conference: 'सम्मेलन' } },
      message: { delete_content: 'क्या आप वाकई कार्यक्रम "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
