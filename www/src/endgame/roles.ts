/** What the person does: looks around, or plays one side against the table and is told how well. */
export const ROLES = ['explore', 'attack', 'defend'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];
/** What the panel shows below the verdict. */
export const TABS = ['moves', 'heat', 'distances', 'game'] as const;
/** One of them. */
export type Tab = (typeof TABS)[number];
