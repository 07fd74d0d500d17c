/** What the person does: explores, or plays one side against the table and is coached. */
export const ROLES = ['explore', 'attack', 'defend'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];
/** The tabs of the panel. */
export const TABS = ['moves', 'heat', 'distances', 'game'] as const;
/** One of them. */
export type Tab = (typeof TABS)[number];
