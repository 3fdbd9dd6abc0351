/** The product's logo: an answered letter. */
export const Emblem = () => (
  <svg className="emblem" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="currentColor" opacity=".16" />
    <path
      d="M7 10.5A2.5 2.5 0 0 1 9.5 8h13a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H15l-5 4v-4h-.5A2.5 2.5 0 0 1 7 18.5Zm4.5 4.200 3 3 6-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
