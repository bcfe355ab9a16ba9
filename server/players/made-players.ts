import { type Random, seededRandom } from '@anwurf/domain/plan/random';
import type { DemoPlayer } from './demo-players.ts';

const wordsOf = (text: string) => text.trim().split(/\s+/);

// Combined from parts that occur together in no register of names: nobody real is meant.

const firstNames = wordsOf(`
  Anneke Bente Carla Dörte Elif Enna Frieda Greta Hanne Ida Jette Karla Lene Merle Nele Ova Paula Romy Svea Tomke Ulla
  Viola Wiebke Zoë Arvid Bennet Caspar Damian Emil Falk Gregor Henning Ingmar Jannik Jörg Kilian Lasse Levin Malte
  Niklas Ole Piet Quirin Rasmus Silas Sönke Thore Tjark Ulf Veit Wim`);
const surnameStarts = wordsOf(`
  Ahorn Birken Brücken Distel Dünen Eichen Erlen Falken Fluss Gold Grün Hasel Holunder Igel Kiesel Kranich Kupfer
  Linden Löwen Moos Mühlen Nebel Otter Perlen Quell Raben Rosen Sand Schilf Silber Süß Tannen Ufer Vogel Wacholder
  Weiden Wiesen Wolken Zaun Ziegel`);
const surnameEnds = wordsOf(`
  bach berger blum brand brenner busch feld gruber hain hauser hofer horst käfer kötter mann müller reicher sänger
  schmitt stein stieg strauch thal wächter winkler zweig`);
const clubs = wordsOf(`
  HSG TV SG HC TuS SV TSG MTV HSV DJK VfL HG`);
const placeStarts = wordsOf(`
  Adler Amsel Bernstein Biber Elster Fähr Fuchs Greifen Heide Hirsch Möwen Reiher Salz Schwan Stern Störr Wander Winter`);
const placeEnds = wordsOf(`
  au brück furt hagen heim höhe klamm leben moor quell ried rode see siel werft wörth`);

const SEASONS = ['2022/23', '2023/24', '2024/25', '2025/26'] as const;
/** Chance to stop playing after each season. */
const STOPS = 1 / 6;
const MOVES = 1 / 12;
const PLAYERS_OF_TEAM = 14;
const SEED = 2026;

class Chance {
  constructor(private readonly random: Random) {}

  happens(share: number): boolean {
    return this.random() < share;
  }
  /** A whole number, bounds included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)] as Value;
  }
  /** A number around 0, three times out of four between −0.5 and 0.5. */
  around(): number {
    return this.random() + this.random() + this.random() - 1.5;
  }
}

/** A person's traits over the years. */
interface Trait {
  readonly isKeeper: boolean;
  readonly shirt: number;
  /** Goals from play per game. */
  readonly goals: number;
  /** Seven-metre attempts per game. */
  readonly sevens: number;
  readonly accuracy: number;
  /** Suspensions per game. */
  readonly suspensions: number;
}

function makeTrait(chance: Chance): Trait {
  const isKeeper = chance.happens(1 / 8);
  return {
    isKeeper,
    shirt: isKeeper ? chance.pick([1, 12, 16]) : chance.whole(2, 77),
    goals: isKeeper ? 0.03 : Math.exp(0.75 + 0.75 * chance.around()),
    sevens: !isKeeper && chance.happens(1 / 6) ? 0.6 + 1.8 * Math.abs(chance.around()) : 0,
    accuracy: 0.72 + 0.16 * chance.around(),
    suspensions: Math.max(0, 0.35 + 0.35 * chance.around()),
  };
}

/** A whole number around a mean. */
const counted = (chance: Chance, mean: number) => Math.max(0, Math.round(mean * (1 + 0.3 * chance.around())));

function playSeason(chance: Chance, name: string, team: string, season: string, trait: Trait): DemoPlayer {
  // Some reports were never filled in, some lack the seven metres.
  if (chance.happens(1 / 60)) return [name, team, season, trait.shirt, null, null, null, null, null, null, null];
  const games = chance.whole(3, 26);
  const attempts = counted(chance, trait.sevens * games);
  const sevens = Math.min(attempts, counted(chance, attempts * trait.accuracy));
  const goals = counted(chance, trait.goals * games) + sevens;
  const knowsSevens = !chance.happens(1 / 25);
  const [yellow, red] = [Math.min(games, chance.whole(0, 8)), chance.happens(1 / 14) ? 1 : 0];
  const suspensions = counted(chance, trait.suspensions * games);
  return [
    name,
    team,
    season,
    trait.shirt,
    games,
    goals,
    knowsSevens ? sevens : null,
    knowsSevens ? attempts : null,
    yellow,
    suspensions,
    red,
  ];
}

/**
 * Generates fictitious people with their seasons, the same each time; nobody twice in a team and season.
 * @param count of people; most have two or three seasons
 */
export function makePlayers(count: number): DemoPlayer[] {
  const chance = new Chance(seededRandom(SEED));
  const teams = placeStarts
    .flatMap((start) => placeEnds.map((end) => `${chance.pick(clubs)} ${start}${end}`))
    .slice(0, Math.ceil(count / PLAYERS_OF_TEAM));
  const players = new Map<string, DemoPlayer>();
  for (let person = 0; person < count; person += 1) {
    const name = `${chance.pick(firstNames)} ${chance.pick(surnameStarts)}${chance.pick(surnameEnds)}`;
    const trait = makeTrait(chance);
    let team = teams[person % teams.length] ?? '';
    for (let season = chance.whole(0, SEASONS.length - 1); season < SEASONS.length; season += 1) {
      const played = playSeason(chance, name, team, SEASONS[season] ?? '', trait);
      players.set(`${name}\n${team}\n${played[2]}`, played);
      if (chance.happens(STOPS)) break;
      if (chance.happens(MOVES)) team = chance.pick(teams);
    }
  }
  return [...players.values()];
}
