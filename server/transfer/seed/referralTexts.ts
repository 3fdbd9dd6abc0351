/** The requests of the demo office for complaints of a category, and the departments that get them. */
export const REQUESTS: Record<string, { departments: readonly string[]; subject: string; request: string }> =
  {
    'Drinking Water': {
      departments: ['Panchayat Raj and Rural Development', 'Municipal Administration'],
      subject: 'Drinking water supply',
      request: 'Please restore the supply, and tell us by when it will be regular.',
    },
    'Roads and Buildings': {
      departments: ['Roads and Buildings'],
      subject: 'Repair of the approach road',
      request: 'Please have the road inspected and repaired before the rains.',
    },
    Electricity: {
      departments: ['Energy'],
      subject: 'Street lights',
      request: 'Please have the lights replaced, and the line checked.',
    },
    Pensions: {
      departments: ['Panchayat Raj and Rural Development', 'Social Welfare'],
      subject: 'Pension not credited',
      request: 'Please look into the delay and let us know what is missing.',
    },
    'Land and Revenue': {
      departments: ['Revenue'],
      subject: 'Survey of the land',
      request: 'Please fix a day for the survey and inform the family.',
    },
    Housing: {
      departments: ['Housing'],
      subject: 'House not sanctioned',
      request: 'Please let us know how the application stands.',
    },
    Agriculture: {
      departments: ['Agriculture', 'Irrigation', 'Animal Husbandry'],
      subject: 'Damage to the crop',
      request: 'Please have the damage assessed, and tell us what help there is.',
    },
    Health: {
      departments: ['Health and Family Welfare'],
      subject: 'Doctor of the health centre',
      request: 'Please see that the centre is staffed on all days.',
    },
    Education: {
      departments: ['School Education'],
      subject: 'Compound wall of the school',
      request: 'Please send an estimate and the funds that are there.',
    },
    Sanitation: {
      departments: ['Municipal Administration', 'Panchayat Raj and Rural Development'],
      subject: 'Blocked drain',
      request: 'Please have the drain cleaned before the rains.',
    },
  };

/** The answers of departments. */
export const INTERIM = 'An estimate is being made. We will write again.';
export const FINAL = {
  done: 'The work was completed and checked on site.',
  sanctioned: 'An amount was sanctioned from the constituency fund; work begins this month.',
  rejected: 'The land is not in the revenue records of the village.',
  sent_on: 'The matter belongs to another wing, to which we have sent it.',
  none_needed: 'The supply was restored before your letter came.',
} as const;
export const REJECTED_FOR = 'No title to the land';
export const SENT_BACK_FOR = 'The people say that half of the road is still broken.';

/** Inward letters that answer no referral yet. */
export const UNMATCHED = [
  { sender: 'Collectorate, Karimnagar', subject: 'Grievance day of the district: list of pending matters' },
  { sender: 'Executive Engineer, Irrigation', subject: 'Your letter on the canal at Jammikunta' },
  { sender: 'Gram Panchayat, Challur', subject: 'Request for a community hall' },
  { sender: 'Assistant Director, Survey', subject: 'Survey: dates for the next month' },
] as const;
