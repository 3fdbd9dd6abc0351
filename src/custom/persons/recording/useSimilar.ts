import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isPhone } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { findSimilar } from '#contract/persons/similar.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { call } from '#src/dataProvider/call.ts';

/** Milliseconds without a key that count as a pause. */
const PAUSE_MS = 700;
/** This many characters are enough to compare texts. */
const LETTERS = 4_000;

const TOLD = ['name', 'phone', 'category_id', 'area_id', 'details', 'location', 'person_id'] as const;

/**
 * Complaints similar to the one in the form (PER-15), fetched when typing pauses. Nothing waits for them. The text
 * travels in a request body and is only cached while it is shown.
 */
export function useSimilar() {
  const values = useWatch<ComplaintValues, typeof TOLD>({ name: TOLD });
  const [name, phone, category_id, area_id, details, location, person_id] = values;
  const body = {
    person_id,
    name,
    phone: isPhone(phone) && !isPlaceholderPhone(phone) ? phone : null,
    category_id: category_id ?? undefined,
    area_id,
    location,
    details: details?.slice(0, LETTERS),
  };
  const settled = useDebounced(JSON.stringify(body), PAUSE_MS);
  const isEnough = category_id !== null && (area_id !== null || (name && body.phone));
  return useQuery({
    queryKey: [COMPLAINTS, 'similar', settled],
    queryFn: ({ signal }) => call(findSimilar, { body: JSON.parse(settled), signal }),
    enabled: Boolean(isEnough) && settled !== '',
    placeholderData: isEnough ? keepPreviousData : undefined,
    retry: false,
    gcTime: 0,
  });
}
