"""Model objects as drawings: the origin is the top left corner of the trim, art runs out to the bleed.

Text stands in groups named `text`, so that a reader of the finished file can find it and hold it against the safe zone.
"""
