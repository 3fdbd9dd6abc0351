import { achievement } from '#contract/content/achievement.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { date, image, longText, place, text } from '#src/declare/fieldTypes.tsx';

/** Achievements, labelled Developments (DEV-01, DEV-02). */
export default defineResource(achievement, {
  title: 'title',
  fields: {
    title: text(),
    date: date(),
    cost: text(),
    file: image({ title: 'title' }),
    description: longText(),
    place: place(),
  },
  list: { columns: ['file', 'title', 'date', 'cost'], more: ['place'] },
  words: {
    en: {
      name: 'Development |||| Developments',
      fields: { cost: 'Cost' },
      message: {
        delete_content: 'Are you sure you want to delete the Contact "%{title}"?',
        load_failed: 'Failed to fetch achievement data.',
      },
    },
    te: {
      name: 'అభివృద్ధి పని |||| అభివృద్ధి పనులు',
      fields: { cost: 'వ్యయం' },
      message: {
        delete_content: '"%{title}" పరిచయాన్ని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?',
        load_failed: 'అభివృద్ధి పని వివరాలను తీసుకురావడం సాధ్యపడలేదు.',
      },
    },
    hi: {
      name: 'विकास कार्य |||| विकास कार्य',
      fields: { cost: 'लागत' },
      message: {
        delete_content: 'क्या आप वाकई संपर्क "%{title}" को हटाना चाहते हैं?',
        load_failed: 'विकास कार्य की जानकारी लाई नहीं जा सकी।',
      },
    },
  },
});
