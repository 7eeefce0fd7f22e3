/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */

/** A move, a refusal, a reason or a part of a sum spelt out: `tell` puts it into words. */
export type Fact = Record<string, unknown>;

/** What happened; each game has its own kinds. */
export interface Event {
  event: string;
  [field: string]: unknown;
}

/** Something a person could do now: a legal move, or one within reach with the reason why it is not legal. */
export interface Action {
  /** The move, for `State.play`. */
  code: number;
  /** Its stable notation, made of catalogue ids. */
  text: string;
  /** The move spelt out, with its kind under "move". */
  fact: Fact;
  subject: [kind: string, id: string];
  cost?: Cost | null;
  /** What it brings at once, as far as that is certain. A fact has its kind under "gain". */
  gains?: Fact[];
  /** Why it is not possible now, with its kind under "refusal"; None for a legal move. */
  refusal?: Fact | null;
  /** What only the board of the game needs, such as the places of a piece. */
  detail?: unknown;
}

/** What something costs a player now, taken apart. */
export interface Cost {
  /** What is paid in all; None if no sum of coins would do, because nobody sells what is missing. */
  coins: number | null;
  /** What the sum is made of and what saves coins. A fact has its kind under "cost". */
  parts?: Fact[];
  /** How many coins are missing. */
  short?: number;
}

/** How a game ended. */
export interface Result {
  /** Why it ended, for example "civilian". */
  reason: string;
  /** One rank a seat, 1 is best; equal ranks are shared. A player alone who has lost has rank 2. */
  ranks: number[];
  /** Points by category for each seat, with their sum under "total". */
  scores: Record<string, number>[];
  /** For each seat the points of its team; () when everybody plays for themselves. */
  team_totals: number[];
  /** The points that a player alone had to exceed. */
  target: number | null;
  /** Whether points were counted. If not, as after a supremacy, `scores` only shows how the cities stood. */
  counted: boolean;
  /**
   * For each seat what its points are made of; () where the categories say it all. A fact has its kind under "part",
   * the "category" it belongs to and its "points", which add up to the category. Parts without points say how others
   * came about, for example what a science symbol of free choice became.
   */
  breakdown: Fact[][];
}

/** The answer to a hello: all there is to see now. */
export interface Welcome {
  is: 'welcome';
  seat: number | null;
  table: TableShown;
  story: StoryStep[];
  chat: ChatLine[];
}

/** A table, as the viewer may see it. */
export interface TableShown {
  status: 'over' | 'playing' | 'waiting';
  /** The number of the next entry of the log. */
  seq: number;
  /** How many moves have been made. */
  moves: number;
  seats: SeatShown[];
  /** The seats that owe a decision. */
  to_act: number[];
  /** Whether the viewer may take the last own move back alone, by asking the others, or not at all. */
  undo: 'alone' | 'asking' | null;
  /** Whether the viewer may choose again what was chosen in secret. */
  take_back: boolean;
  /** Whether the viewer may ask a bot for advice. */
  hints: boolean;
  question: QuestionShown | null;
  outcome: OutcomeShown | null;
  chat: boolean;
  /** The table at which the same players meet again. */
  rematch: string | null;
  /** What everybody sees of the game: the View of the game, see docs/views.md. */
  view?: unknown;
  /** What only the viewer sees of it; null for a spectator. */
  own?: unknown;
  /** What the viewer can do now, and why not. */
  actions?: Action[];
  id: string;
  game: string;
  options: Fact;
  /** Fingerprint of the card data. */
  catalogue: string;
  public: boolean;
  /** Whether the opener chose the seed, and so may know every card. */
  seeded: boolean;
  clock: Clock;
  /** As whom one looks on: a seat, or null for a spectator. */
  viewer: number | null;
}

/** Who sits at a seat, and how long they have thought. */
export interface SeatShown {
  name: string;
  bot: string | null;
  taken: boolean;
  /** The bot that plays for somebody whose time has run out. */
  stand_in: string | null;
  resigned: boolean;
  /** Milliseconds thought so far. */
  used: number;
  /** When the time runs out, in milliseconds since 1970. */
  deadline: number | null;
}

/** What all people at the table have to agree to. */
export interface QuestionShown {
  kind: 'end' | 'undo';
  /** Who asks. */
  seat: number;
  /** How many moves would be left. */
  moves: number;
  agreed: number[];
}

/** How the game at a table ended. */
export interface OutcomeShown {
  reason: string;
  ranks: number[];
  scores: Record<string, number>[];
}

/**
 * How long a person may think; then a bot plays on until the person is back. `move`: so many seconds for every
 * decision; `game`: so many for all decisions together; `days`: as `move`, in days.
 */
export interface Clock {
  kind: 'days' | 'game' | 'move' | 'none';
  amount: number;
}

/** A move: who made it, and what it brought about as far as the viewer may know. */
export interface StoryStep {
  number: number;
  seat: number;
  at: number;
  events: Event[];
  /** The viewer's own; after the game everybody's. */
  move?: MoveShown;
}

/** A move that was made, or that is advised. */
export interface MoveShown {
  /** In the notation of the game. */
  text: string;
  /** Spelt out, to be told in words. */
  fact: Fact;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** What has just been written to the log, and what has changed by it. */
export interface News {
  is: 'news';
  news: LogEntry[];
  table: TableUpdate;
}

/** One entry of the log of a table, as far as the viewer may know it. Which fields there are hangs on the kind. */
export interface LogEntry {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  bot?: string | null;
  events?: Event[];
  /** The viewer's own. */
  move?: MoveShown;
  id?: string;
  moves?: number;
  name?: string;
  text?: string;
  agrees?: boolean;
  on?: boolean;
  table?: string;
}

/**
 * What can change at a table, as the viewer may see it. `view`, `own` and `actions` are left out while they are as
 * they were.
 */
export interface TableUpdate {
  status: 'over' | 'playing' | 'waiting';
  /** The number of the next entry of the log. */
  seq: number;
  /** How many moves have been made. */
  moves: number;
  seats: SeatShown[];
  /** The seats that owe a decision. */
  to_act: number[];
  /** Whether the viewer may take the last own move back alone, by asking the others, or not at all. */
  undo: 'alone' | 'asking' | null;
  /** Whether the viewer may choose again what was chosen in secret. */
  take_back: boolean;
  /** Whether the viewer may ask a bot for advice. */
  hints: boolean;
  question: QuestionShown | null;
  outcome: OutcomeShown | null;
  chat: boolean;
  /** The table at which the same players meet again. */
  rematch: string | null;
  /** What everybody sees of the game: the View of the game, see docs/views.md. */
  view?: unknown;
  /** What only the viewer sees of it; null for a spectator. */
  own?: unknown;
  /** What the viewer can do now, and why not. */
  actions?: Action[];
}

/** What was asked under this id is safe; `seq` is null if there was nothing to do. */
export interface Done {
  is: 'done';
  id: string;
  seq: number | null;
}

/** What was asked under this id was not done. */
export interface Refusal {
  is: 'refused';
  id: string;
  refusal: string;
  message: string;
  fields: Fact;
}

/** Base of what the server sends. */
export interface Hint {
  is: 'hint';
  id: string;
  hint: BotDecision;
}

/** What a bot makes of a position. */
export interface BotDecision {
  move: MoveShown;
  /** What the seat can expect, from 0 (lost) to 1 (won). */
  value: number | null;
  /** The next best moves with their values. */
  others: [MoveShown, number][];
  /** What the move would bring about at once, as far as the seat can know. */
  events: unknown[];
  /** Why the move is good, the most important first. */
  reasons: Fact[];
}

/** Base of what the server sends. */
export interface Pong {
  is: 'pong';
  id: string;
}

/** What the lobby shows of a table. */
export interface Summary {
  table: string;
  game: string;
  public: boolean;
  status: string;
  /** The name at each seat, null where it is free. */
  seats: (string | null)[];
  seq: number;
  created_at: number;
  changed_at: number;
  /** When somebody has to look after the table: a clock runs out, or a bot is to decide. */
  due: number | null;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface ChoiceShown {
  choice: string;
  text: string;
}

/** An option of a game: what it is called, and what can be chosen. */
export interface OptionShown {
  name: string;
  title: string;
  default: string;
  /** Any number of the choices, not one. */
  several: boolean;
  /** Instead of one choice a row of these can be given. */
  row: ChoiceShown[];
  choices: ChoiceShown[];
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface GameShown {
  game: string;
  title: string;
  tagline: string;
  /** How many can play. */
  players: number[];
  /** Fingerprint of the card data. */
  catalogue: string;
  /** The kinds of catalogue ids: fields of facts named after one hold its ids. */
  kinds: string[];
  bots: string[];
  options: OptionShown[];
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface Rules {
  game: string;
  markdown: string;
}

/** `record` is the whole game once it is over; the rest is what the asker may know. */
export interface TableRecord {
  record: string | null;
  beginning: unknown[];
  story: StoryStep[];
}

/** The game after a move, or after the set-up. */
export interface Step {
  seat: number | null;
  move: MoveShown | null;
  events: unknown[];
  /** What the viewer saw, see docs/views.md. */
  view: unknown;
  /** The whole position, hidden things included; null when the replay is that of a seat. */
  open: Fact | null;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface Replay {
  game: string;
  players: string[];
  options: Fact;
  result: string | null;
  /** null while the game is being played. */
  record: string | null;
  /** The first one is the set-up. */
  steps: Step[];
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface OwnGame {
  table: string;
  status: string;
  game: string;
  names: string[];
  to_act: number[];
  changed_at: number;
  record: string | null;
}

/** What runs here. */
export interface About {
  version: string;
  compiled: boolean;
  /** What that means for the bots, in words. */
  build: string;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface Health {
  status: string;
}

/** The secret is told here and never again. */
export interface SeatGiven {
  seat: number;
  secret: string;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface TableOpened {
  table: string;
}

/**
 * A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may
 * optionally have default values, which result in keyword parameters to the constructor. Structs automatically define
 * ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names
 * is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be
 * enabled by passing keywords to the class definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default
 * False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a
 * corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and
 * ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__``
 * method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool,
 * default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method.
 * Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the
 * corresponding value is the default for that field. Enabling this may reduce message size, and often also improve
 * encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an
 * unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and
 * the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field``
 * for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to
 * differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration
 * (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly
 * int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then
 * this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or
 * None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of
 * ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase,
 * PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields
 * are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether
 * fields should be omitted from the generated repr if the corresponding value is the default for that field.
 * array_like: bool, default False If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more
 * inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling
 * this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being
 * collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool,
 * default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding
 * additional undeclared attributes to a struct instance, which may be useful for holding private runtime state.
 * Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be
 * computed at most once, and then cached on the instance for further reuse. For expensive hash values this can
 * improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct`
 * type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str
 * ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers',
 * breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we
 * define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y:
 * float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1}
 */
export interface Lobby {
  tables: Summary[];
}

/** Why something was not done. */
export interface Problem {
  refusal: string;
  message: string;
  fields: Fact;
}

export type Message =
  | Welcome
  | News
  | Done
  | Refusal
  | Hint
  | Pong;
