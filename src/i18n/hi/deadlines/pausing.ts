import type { pausing as english } from '../../en/deadlines/pausing.ts';

export const pausing: typeof english = {
  action: 'समय-सीमा रोकें…',
  resume: 'फिर शुरू करें',
  span: '%{from} से %{until} तक: %{reason}',
  title: '%{number} की समय-सीमा रोकना',
  what: 'समय-सीमा उस दिन के आरंभ तक रुकती है। तब तक का कार्य-समय अंतिम दिन में जुड़ता है; पहले उत्तर का समय चलता रहता है।',
  until: 'कब तक',
  soon: 'आज से',
  days: '%{smart_count} दिन |||| %{smart_count} दिन',
  submit: 'समय-सीमा रोकें',
  paused: 'समय-सीमा रुक गई; नया अंतिम दिन दिखाया गया है।',
  resumed: 'समय-सीमा फिर चल रही है; नया अंतिम दिन दिखाया गया है।',
};
