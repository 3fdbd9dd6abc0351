import type { targets as english } from '../../en/deadlines/targets.ts';
import { common } from '../common/words.ts';

export const targets: typeof english = {
  section: {
    title: 'समय-सीमाएँ',
    text: 'शिकायत का पहला उत्तर और समाधान कितने समय में हो।',
    value: 'सामान्य: %{hours} घंटों में उत्तर, %{days} कार्य दिवसों में समाधान',
  },
  text: 'कार्य समय में: पहली प्रतिक्रिया तक घंटे, समाधान तक दिन। जिस श्रेणी का अपना मान नहीं, उस पर सभी श्रेणियों का मान लागू होता है।',
  beyond:
    'कुछ मान %{hours} घंटे या %{days} दिन से अधिक हैं। जब तक वे नहीं बदले जाते, समय-सीमाएँ इन सीमाओं से गिनी जाती हैं।',
  default: 'आरंभिक प्राथमिकता',
  hours: 'घंटे',
  priority: { normal: 'सामान्य', high: 'उच्च', urgent: 'अति आवश्यक' },
  field: {
    response_hours: '%{priority}: पहली प्रतिक्रिया तक घंटे',
    resolution_days: '%{priority}: समाधान तक दिन',
  },
  row: {
    all: 'सभी श्रेणियाँ',
    inherited: '%{value} (ऊपर से)',
    from: { own: 'सभी श्रेणियाँ', parliament: common.parliament, state: 'राज्य', default: 'मानक' },
    own: 'अपना',
  },
};
