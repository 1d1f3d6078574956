cdef enum:
    LEVELS = 5
    SEATS = 4
    HAND = 104
    STREAMS = 10
    SHUFFLE_SHARED = 4
    CORNERS = 5
    BOT = 6
    PLAYING = 0
    STUCK = 1
    OUT_OF_TOKENS = 2
    OUT_OF_CARDS = 3
    ALTERNATE = 0
    ALWAYS = 1
    NEVER = 2
    THROW_UP = 1
    THROW_DOWN = 2
    MOVE = 3
    CLIMB = 4
    END = 5
    DRAW_PERSONAL = 6
    DRAW_SHARED = 7
    EACH = 0
    MOST = 1
    ALL = 2
    AT_LEAST = 3
    LONGEST = 4
    OWN = 0
    OTHERS = 1
    ANY = 2
    CELLS = 0
    SUPPLIES = 1
    CAUGHT = 2
    RESERVE = 3
    SWEETS = 4
    HITS = 5
    FIGURE = 6
    TWELFTHS = 12
    LAYER = 64
    SWEET_STATES = 6
    RANDOM = 0
    WEIGHING = 1
    SEARCHING = 2
    BRUTE = 3
    LENGTHS = 512
    SCORES = 512
    LOWEST_SCORE = -128
    SOURCES = 10
    LEFT_OVER = 0
    FACE_DOWN = 1
    FITS_NOWHERE = 2
    OF_A_CARD = 3
    ROUNDS = 40
    COURSE = 160
    MARGINS = 128
    LEADS = 32
    TENTHS = 11
    RECORDS = 6
    EXAMPLES = 8
    NOTHING = 0
    MOVES = 1
    CLIMBS = 2
    MOVES_AND_CLIMBS = 3
    CLIMBS_AND_MOVES = 4
    WORST = -1000000000
    BROKEN_OFF = -1

cdef extern from *:
    """
    #define PNP_M64 0xFFFFFFFFFFFFFFFFULL
    #define PNP_MIX_1 0xBF58476D1CE4E5B9ULL
    #define PNP_MIX_2 0x94D049BB133111EBULL
    #define PNP_GOLDEN 0x9E3779B97F4A7C15ULL
    #define PNP_SCRAMBLE 0x2545F4914F6CDD1DULL
    #if defined(__GNUC__) || defined(__clang__)
    #define pnp_popcount(word) __builtin_popcountll(word)
    #define pnp_lowest(word) __builtin_ctzll(word)
    #else
    static int pnp_popcount(unsigned long long word) { int n = 0; for (; word; word &= word - 1) n++; return n; }
    static int pnp_lowest(unsigned long long word) { int n = 0; for (; !(word & 1); word >>= 1) n++; return n; }
    #endif
    """
    const unsigned long long M64 "PNP_M64"
    const unsigned long long MIX_1 "PNP_MIX_1"
    const unsigned long long MIX_2 "PNP_MIX_2"
    const unsigned long long GOLDEN "PNP_GOLDEN"
    const unsigned long long SCRAMBLE "PNP_SCRAMBLE"
    int popcount "pnp_popcount" (unsigned long long word) noexcept nogil
    int lowest "pnp_lowest" (unsigned long long word) noexcept nogil
