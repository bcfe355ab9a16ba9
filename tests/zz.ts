import { brokenPlanRules } from './plan/plan-rules.ts';
import { planFor, readPlan } from './plan/built-sessions.ts';
const wish = {"questionnaire":{"name":"Kim Beispiel","gender":"male","position":"Mittespieler","goals":["schneller_werden"],"seasonPhase":"Saisonvorbereitung","teamTrainingFrequency":1,"individualTrainingFrequency":2,"durationMinutes":90,"equipment":["Kein Equipment"],"contraindications":[]},"profile":{"trainingAge":null,"sessionVenues":[],"teamDays":[],"matchDays":[],"matchDates":[],"sessionDays":[],"weightStep":null,"heaviestDumbbell":null,"weekMode":"calendar"},"complaints":[],"seed":-62757312,"age":16} as never;
console.log(brokenPlanRules(wish, planFor(wish)));
for (const s of readPlan(wish, planFor(wish)).sessions) console.log(s.main.map(({ row, exercise }) => `${row.sets}x${row.reps ?? row.durationSeconds ?? row.durationMinutes ?? row.distanceMeters} ${exercise.slug} ${exercise.perSide}`).join(', '));
