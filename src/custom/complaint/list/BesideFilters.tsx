import { SeveralFilter } from './filterInputs.tsx';

/** How grievances were closed and what citizens say of it, what departments were asked, and in what people speak (DESK-07). */
export default function BesideFilters() {
  return (
    <>
      <SeveralFilter name="outcome" />
      <SeveralFilter name="verification" />
      <SeveralFilter name="referral" />
      <SeveralFilter name="language" />
    </>
  );
}
