import type { ReferralStage } from '#contract/letters/referralRecord.ts';

/** Where all of a stage is listed, cut to what is named; the overview of an office without a stage. */
export function stageAddress(
  stage: ReferralStage | undefined,
  officeId: number | null,
  cut: Record<string, number | undefined> = {},
): string {
  const entries = Object.entries({ stage, office: officeId ?? undefined, ...cut }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/grievance/referrals${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`;
}
