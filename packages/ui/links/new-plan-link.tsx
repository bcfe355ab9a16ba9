import { ButtonLink } from './app-links.ts';

/** The way on for whoever has no plan. */
export function NewPlanLink({ children }: { children: string }) {
  return (
    <ButtonLink to="/training-plans/new" variant="ball">
      {children}
    </ButtonLink>
  );
}
